import type { HeroSlice } from '@farol/content-model';
import type { Surroundings } from '../contract/page.ts';
import { ContentLink, hrefOf } from '../render/link.tsx';

interface ActionsProperties {
  actions: HeroSlice['primary']['actions'];
  around: Surroundings;
}

/** The first thing to do as a button, the others as plain links. */
export function Actions({ actions, around }: ActionsProperties) {
  const possible = actions.filter(({ label, href }) => label && hrefOf(href, around));
  if (!possible.length) return null;
  return (
    <p className="row unprinted">
      {possible.map(({ label, href }, index) => (
        <ContentLink
          key={label}
          field={href}
          around={around}
          className={index === 0 ? 'button' : 'way'}
        >
          {label}
        </ContentLink>
      ))}
    </p>
  );
}
