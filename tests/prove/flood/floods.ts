export interface Flood {
  server: 'site' | 'service' | 'service over TLS';
  /**
   * On the service, this is appended to a search for a hundred documents; `{any}` becomes a different word each time.
   */
  path?: string;
  encoding: string;
  connections: number;
  requests: number;
  /** Nothing is ever read if omitted. */
  bytesASecond?: number;
}

const sitemap = { server: 'site', path: '/sitemap.xml' } as const;
const searches = { encoding: 'identity', connections: 80, requests: 20 } as const;

/** The short form's: each server, compressed and not, with clients that read nothing and that read slowly. */
export const shortFloods: readonly string[] = [
  '100 connections x 100 requests',
  '500 x 10, not packed, reading 4 kB a second',
  '80 x 20 searches, each another',
  '80 x 20 searches over TLS',
];

export const floods: Readonly<Record<string, Flood>> = {
  '100 connections x 100 requests': { ...sitemap, encoding: 'br', connections: 100, requests: 100 },
  '900 connections x 1': { ...sitemap, encoding: 'br', connections: 900, requests: 1 },
  '500 x 20, not packed': { ...sitemap, encoding: 'identity', connections: 500, requests: 20 },
  '500 x 20, gzip': { ...sitemap, encoding: 'gzip', connections: 500, requests: 20 },
  '500 x 20, zstd': { ...sitemap, encoding: 'zstd', connections: 500, requests: 20 },
  '500 x 10, not packed, reading 4 kB a second': {
    ...sitemap,
    encoding: 'identity',
    connections: 500,
    requests: 10,
    bytesASecond: 4_096,
  },
  '900 x 5 of a page': {
    server: 'site',
    path: '/programs',
    encoding: 'identity',
    connections: 900,
    requests: 5,
  },
  '80 x 20 searches': { ...searches, server: 'service' },
  '80 x 20 searches, each another': {
    ...searches,
    server: 'service',
    path: '&q=%5B%5Bnot(document.id,%22{any}%22)%5D%5D',
  },
  '500 x 1 search': { ...searches, server: 'service', connections: 500, requests: 1 },
  '80 x 20 searches, reading 4 kB a second': {
    ...searches,
    server: 'service',
    bytesASecond: 4_096,
  },
  '80 x 20 searches over TLS': { ...searches, server: 'service over TLS' },
};
