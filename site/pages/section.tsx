import type { ReactNode } from 'react';

interface SectionProperties {
  title: string;
  /** A link beside the title. */
  way?: ReactNode;
  id?: string;
  tint?: boolean;
  hidden?: boolean;
  /** For short content: a smaller heading. */
  small?: boolean;
  unprinted?: boolean;
  children: ReactNode;
}

/** A titled section; nothing without content. */
export function Section({
  title,
  way,
  id,
  tint,
  hidden,
  small,
  unprinted,
  children,
}: SectionProperties) {
  if (hidden) return null;
  const names = ['room', tint && 'tint', small && 'small-room', unprinted && 'unprinted'];
  return (
    <section className={names.filter(Boolean).join(' ')} id={id}>
      <div className="wrap">
        <div className="intro">
          <h2>{title}</h2>
          {way}
        </div>
        {children}
      </div>
    </section>
  );
}
