import { type ReactNode, useState } from 'react';

interface FoldProps {
  /** The place of what is inside, so that one can be led there. */
  place: string;
  id?: string;
  summary: ReactNode;
  children: ReactNode;
}

/** Something that opens; what is inside is made when it is first opened. */
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
