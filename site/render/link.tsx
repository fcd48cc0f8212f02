import { isOwnPath } from '@farol/content-model';
import type { LinkField } from '@prismicio/client';
import type { ReactNode } from 'react';
import type { PageContext } from '../contract/page.ts';
import { fileAddress } from './media.ts';

type LinkContext = Pick<PageContext, 'addresses' | 'content' | 'settings'>;

const protocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address of a link field; null where it is empty, broken or could run a script. */
export function hrefOf(link: LinkField | undefined, context: LinkContext): string | null {
  if (link?.link_type === 'Document' && 'id' in link) {
    const document = context.content.byId(link.id);
    return document ? context.addresses.of(document) : null;
  }
  if (!link || !('url' in link) || !link.url) return null;
  if (link.link_type === 'Media') return fileAddress(link.url, context.settings);
  return safeAddress(link.url);
}

export function safeAddress(url: string): string | null {
  const address = url.trim();
  if (isOwnPath(address) || /^#[\w-]+$/.test(address)) return address;
  const parsed = URL.parse(address);
  return parsed && protocols.includes(parsed.protocol) ? parsed.href : null;
}

interface ContentLinkProperties {
  field: LinkField | undefined;
  context: LinkContext;
  children: ReactNode;
  className?: string | undefined;
  newTab?: boolean;
}

/** A link field as an element; only its text where it leads nowhere. */
export function ContentLink({
  field,
  context,
  children,
  className,
  newTab,
}: ContentLinkProperties) {
  const href = hrefOf(field, context);
  if (!href) return children;
  const fieldTarget = field && 'target' in field ? field.target : undefined;
  const target = newTab ? '_blank' : fieldTarget;
  const needsNoopener = target === '_blank' || /^https?:/.test(href);
  return (
    <a
      href={href}
      className={className}
      target={target || undefined}
      rel={needsNoopener ? 'noopener' : undefined}
    >
      {children}
    </a>
  );
}
