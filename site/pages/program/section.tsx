import type { ReactNode } from 'react';

interface SectionProperties {
  title: string;
  id?: string;
  tint?: boolean;
  hidden?: boolean;
  /** A part of few words, under a heading to match. */
  small?: boolean;
  unprinted?: boolean;
  children: ReactNode;
}

/** A part of the page under its title; left out where there is nothing to show. */
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
