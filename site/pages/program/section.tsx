import type { ReactNode } from 'react';

interface SectionProperties {
  title: string;
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
        </div>
        {children}
      </div>
    </section>
  );
}
