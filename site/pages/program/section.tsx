import type { ReactNode } from 'react';

interface SectionProperties {
  title: string;
  id?: string;
  tint?: boolean;
  hidden?: boolean;
  children: ReactNode;
}

/** A part of the page under its title; left out where there is nothing to show. */
export function Section({ title, id, tint, hidden, children }: SectionProperties) {
  if (hidden) return null;
  return (
    <section className={tint ? 'room tint' : 'room'} id={id}>
      <div className="wrap">
        <div className="intro">
          <h2>{title}</h2>
        </div>
        {children}
      </div>
    </section>
  );
}
