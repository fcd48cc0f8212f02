import { type ReactNode, useState } from 'react';

interface FileDrop {
  /** Null where no files are accepted. */
  take: ((files: File[]) => void) | null;
  className?: string;
  children: ReactNode;
}

/** An element that accepts dropped and pasted files. */
export function FileDrop({ take, className = '', children }: FileDrop) {
  const [isOver, setOver] = useState(false);
  if (!take) return <div className={className}>{children}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever has no pointer pastes, or uses the button in it.
    <div
      className={`taking ${className}`}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        take(files);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || hasFormattedText(event.clipboardData)) return;
        event.preventDefault();
        event.stopPropagation();
        take(files);
      }}
    >
      {children}
    </div>
  );
}

/** Offices add a picture of the text that is copied; a picture copied from a page comes as HTML without text. */
function hasFormattedText(clipboard: DataTransfer): boolean {
  if (clipboard.types.includes('text/rtf')) return clipboard.getData('text/plain').trim() !== '';
  const { body } = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html');
  return body.textContent.trim() !== '';
}

/** Without HEIC: an iPhone then converts its photos to JPEG. */
const pictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

interface UploadButtonProps {
  label: string;
  take(files: File[]): void;
  onlyPictures?: boolean;
  isSingle?: boolean;
  className?: string;
}

export function UploadButton(props: UploadButtonProps) {
  const { label, take, onlyPictures = false, isSingle = false, className = 'quiet' } = props;
  return (
    <label className={`${className} upload-button`}>
      {label}
      <input
        type="file"
        className="unseen"
        multiple={!isSingle}
        accept={onlyPictures ? pictures : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) take(files);
        }}
      />
    </label>
  );
}
