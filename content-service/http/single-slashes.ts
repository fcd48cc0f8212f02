/**
 * Collapses repeated slashes in an address's path: clients given an endpoint with a trailing slash request
 * `/api/v2//documents/search`.
 */
export function withSingleSlashes(address: string): string {
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  if (!path.includes('//')) return address;
  const scheme = /^https?:\/\//i.exec(path)?.[0] ?? '';
  const single = path.slice(scheme.length).replace(/\/{2,}/g, '/');
  return scheme + single + address.slice(path.length);
}
