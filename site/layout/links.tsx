import type { LayoutDocument } from '@farol/content-model';
import type { Surroundings } from '../contract/page.ts';
import { ContentLink, hrefOf } from '../render/link.tsx';

/** Whether the navigation bar has anything to lead to. */
export function hasLinks(layout: LayoutDocument | undefined): boolean {
  const { navbarLeftLinks: left = [], navbarRighLinks: right = [] } = layout?.data ?? {};
  return [...left, ...right].some(({ text }) => text);
}

type LinkList = LayoutDocument['data']['navbarLeftLinks'];

export function Links({ links, around }: { links: LinkList | undefined; around: Surroundings }) {
  const filled = (links ?? []).filter(({ text }) => text);
  if (!filled.length) return null;
  return (
    <ul>
      {filled.map(({ text, href }) => (
        <li key={text}>
          <CurrentOrLink href={href} around={around} text={text ?? ''} />
        </li>
      ))}
    </ul>
  );
}

interface OneLink {
  href: LinkList[number]['href'];
  around: Surroundings;
  text: string;
}

function CurrentOrLink({ href, around, text }: OneLink) {
  if (hrefOf(href, around) === around.path)
    return (
      <a href={around.path} aria-current="page">
        {text}
      </a>
    );
  return (
    <ContentLink field={href} around={around}>
      {text}
    </ContentLink>
  );
}
