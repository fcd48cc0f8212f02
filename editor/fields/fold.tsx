import { type ReactNode, useState } from 'react';

interface FoldProps {
  /** The place of the content, so that it can be found and opened. */
  place: string;
  id?: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A disclosure whose content is rendered when it is first opened. */
export function Fold({ place, id, summary, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="item"
      data-path={place}
      {...(id ? { id } : {})}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  );
}
