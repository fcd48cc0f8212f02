import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, languageNamed, languageOf } from '@farol/content-model';
import { singleFlight } from '@farol/server/single-flight';
import { writeAside } from '@farol/server/write-aside';
import { asText, type KeyTextField, type RichTextField } from '@prismicio/client';
import { read } from '../content/document.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { matchesEtag, type SiteResponse } from '../http/response.ts';
import { oneLine } from '../messages/one-line.ts';
import type { Edition } from '../publish/edition.ts';
import { socialSize } from '../render/social-picture.ts';
import { concurrencyLimit } from '../turns/concurrency-limit.ts';

interface SocialOptions {
  edition(): Edition | null;
  /** Where generated pictures are cached. */
  folder: string;
  fontFile: string;
  /** Of titles that pages have had; the oldest are removed, and drawn again if they are requested. */
  maxPictures?: number;
}

interface Words {
  title: string;
  site: string;
}

/** Generated link previews of pages without a picture: `/social/<language>/<id>.png`. */
export function socialRoute({ edition, folder, fontFile, maxPictures = 20_000 }: SocialOptions) {
  const inFlight = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  /** Any page has such an address, and drawing takes the threads that pages and pictures are sent by. */
  const limit = concurrencyLimit(1, 50);
  let written = 0;

  async function cachedPicture(words: Words, format: Format): Promise<Buffer<ArrayBuffer>> {
    const file = join(folder, `${nameOf(words)}.${format}`);
    const existing = await readFile(file).catch(() => null);
    if (existing) return existing;
    const picture = await limit(() => draw(words, fontFile, format));
    // A full disk is no reason not to send it.
    await mkdir(folder, { recursive: true })
      .then(() => writeAside(file, (aside) => writeFile(aside, picture)))
      .then(() => (written++ % Math.ceil(maxPictures / 20) === 0 ? evict() : undefined))
      .catch(() => {});
    return picture;
  }

  async function evict(): Promise<void> {
    const paths = (await readdir(folder)).map((name) => join(folder, name));
    if (paths.length <= maxPictures) return;
    const dated = await Promise.all(
      paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })),
    );
    const oldest = dated.sort((one, other) => other.at - one.at).slice(maxPictures);
    for (const { path } of oldest) await rm(path, { force: true });
  }

  return async (path: string, request: { isHead: boolean; ifNoneMatch?: string | undefined }) => {
    const picture = wordsAt(path, edition());
    if (!picture) return null;
    const { words, format } = picture;
    const key = `${nameOf(words)}.${format}`;
    const body = await singleFlight(inFlight, key, () => cachedPicture(words, format));
    const response: SiteResponse = {
      status: 200,
      headers: {
        'content-type': format === 'png' ? 'image/png' : 'image/jpeg',
        'cache-control': cachePolicies.aDay,
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${nameOf(words)}"`,
        'content-length': String(body.length),
      },
      body: request.isHead ? null : body,
    };
    return matchesEtag(request.ifNoneMatch, nameOf(words))
      ? { ...response, status: 304, body: null }
      : response;
  };
}

type Format = 'png' | 'jpg';

/** Only published titles are drawn, so nobody can request a picture of other words. */
function wordsAt(path: string, edition: Edition | null): { words: Words; format: Format } | null {
  const [, key = '', id = '', ending] =
    /^\/social\/(\w\w)\/([\w-]{1,64})\.(png|jpg)$/.exec(path) ?? [];
  const language = languageNamed(key);
  if (!edition || !language) return null;
  const { content } = edition;
  const document = id === 'site' ? undefined : content.byId(id);
  if (id !== 'site' && languageOf(document?.lang ?? '')?.key !== key) return null;
  const site =
    content.layout(language)?.data.metaTitle ??
    content.layout(defaultLanguage)?.data.metaTitle ??
    '';
  const data = document && read(document).data;
  const title = data && 'title' in data ? textOf(data.title) : '';
  return {
    words: { title: title || site || 'Farol', site },
    format: ending === 'jpg' ? 'jpg' : 'png',
  };
}

function textOf(title: RichTextField | KeyTextField): string {
  const text = typeof title === 'string' ? title : asText(title ?? []);
  return oneLine(text).slice(0, 160);
}

/** A hash of everything that determines the picture. */
function nameOf({ title, site }: Words): string {
  return createHash('sha256')
    .update(`drawing 2\n${title}\n${site}`)
    .digest('base64url')
    .slice(0, 22);
}

const { width, height } = socialSize;
const titleBox = { left: 80, top: 90, width: 860, height: 400 };

/** As the font names itself; the comma keeps Pango from reading size and weight out of the name. */
export const fontName = 'Bricolage Grotesque 96pt ExtraBold,';

/** The night sky, the lighthouse and its beam. */
const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#071d30"/><path d="M1075 215 0 60V0h260Z" fill="#ffb73a" opacity=".12"/><path d="M1075 215 1200 150v130Z" fill="#ffb73a" opacity=".35"/><path d="M0 560q150-34 300 0t300 0 300 0 300 0v70H0Z" fill="#0c2f4a"/><g transform="translate(1020 150)"><path d="M25 70h60l22 370H3Z" fill="#fff6e3"/><path d="M18 170h74l8 120H10Z" fill="#ee6c4d"/><path d="M27 40h56v32H27Z" fill="#ffb73a"/><path d="M55 4 92 40H18Z" fill="#fff6e3"/><path d="M16 68h78v10H16Z" fill="#fff6e3"/></g></svg>`;

export async function draw(
  { title, site }: Words,
  fontFile: string,
  format: Format,
): Promise<Buffer<ArrayBuffer>> {
  // Imported with the first picture: sharp takes more memory than the rest of the site.
  const { default: sharp } = await import('sharp');
  const text = (words: string, colour: string, box: { width: number; height: number }) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(words)}</span>`,
        font: fontName,
        fontfile: fontFile,
        rgba: true,
        wrap: 'word',
        ...box,
      },
    })
      .png()
      .toBuffer();
  // Short titles are not enlarged to the full width.
  const size = { width: titleBox.width, height: title.length < 24 ? 180 : titleBox.height };
  const name =
    site && site !== title ? await text(site, '#ffb73a', { width: 400, height: 44 }) : null;
  const picture = sharp(Buffer.from(background)).composite([
    { input: await text(title, '#fff6e3', size), left: titleBox.left, top: titleBox.top },
    ...(name ? [{ input: name, left: titleBox.left, top: 530 }] : []),
  ]);
  const encoded = format === 'png' ? picture.png({ palette: true }) : picture.jpeg({ quality: 82 });
  return Buffer.from((await encoded.toBuffer({ resolveWithObject: true })).data);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
