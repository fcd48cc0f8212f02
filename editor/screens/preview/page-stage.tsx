import { useEffect, useRef, useState } from 'react';

interface PageStageProps {
  title: string;
  address: string;
  /** The page's width before it is scaled. */
  width: number;
  frame: React.RefObject<HTMLIFrameElement | null>;
}

/** A page of the website, scaled to the available width. */
export function PageStage({ title, address, width, frame }: PageStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { scale, height } = useFit(stage, width);
  return (
    <div className="stage" ref={stage}>
      <iframe
        ref={frame}
        title={title}
        src={address}
        // The page runs its scripts at its own origin, but cannot navigate this window.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** The scale of the page, and its height at that scale. */
function useFit(stage: React.RefObject<HTMLDivElement | null>, width: number) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return { scale, height: Math.round(size.height / scale) };
}
