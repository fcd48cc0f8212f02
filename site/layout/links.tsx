import type { LayoutDocument } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import { ContentLink, hrefOf } from '../render/link.tsx';

/** Whether the navigation bar has any links. */
export function hasLinks(layout: LayoutDocument | undefined): boolean {
  const { navbarLeftLinks: left = [], navbarRighLinks: right = [] } = layout?.data ?? {};
  return [...left, ...right].some(({ text }) => text);
}

type LinkList = LayoutDocument['data']['navbarLeftLinks'];

export function Links({ links, context }: { links: LinkList | undefined; context: PageContext }) {
  const filled = (links ?? []).filter(({ text }) => text);
  if (!filled.length) return null;
  return (
    <ul>
      {filled.map(({ text, href }) => (
        <li key={text}>
          <CurrentOrLink href={href} context={context} text={text ?? ''} />
        </li>
      ))}
    </ul>
  );
}

interface LinkProperties {
  href: LinkList[number]['href'];
  context: PageContext;
  text: string;
}

function CurrentOrLink({ href, context, text }: LinkProperties) {
  if (hrefOf(href, context) === context.path)
    return (
      <a href={context.path} aria-current="page">
        {text}
      </a>
    );
  return (
    <ContentLink field={href} context={context}>
      {text}
    </ContentLink>
  );
}
