import type { HeroSlice } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import { ContentLink, hrefOf } from '../render/link.tsx';

interface ActionsProperties {
  actions: HeroSlice['primary']['actions'];
  context: PageContext;
}

/** The first action as a button, the others as plain links. */
export function Actions({ actions, context }: ActionsProperties) {
  const possible = actions.filter(({ label, href }) => label && hrefOf(href, context));
  if (!possible.length) return null;
  return (
    <p className="row unprinted">
      {possible.map(({ label, href }, index) => (
        <ContentLink
          key={label}
          field={href}
          context={context}
          className={index === 0 ? 'button' : 'way'}
        >
          {label}
        </ContentLink>
      ))}
    </p>
  );
}
