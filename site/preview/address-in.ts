import { defaultLanguage, languageOf } from '@farol/content-model';
import type { Edition } from '../publish/edition.ts';

/**
 * The address of a document, always one of the site itself; for one without a page, such as the navigation, the home
 * page of its language. Null for an unknown one.
 */
export function addressIn({ content, addresses }: Edition, id: string): string | null {
  const document = content.byId(id);
  if (!document) return null;
  const home = addresses.ofSingle('homepage', languageOf(document.lang) ?? defaultLanguage);
  const address = addresses.of(document);
  return address === '/' ? (home ?? address) : address;
}
