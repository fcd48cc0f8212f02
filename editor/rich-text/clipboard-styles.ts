export function isBold(weight: string): boolean {
  return /^(?:bold|bolder)$/.test(weight) || Number(weight) >= 600;
}

/** A line below a link belongs to the link. */
export function isStruck(name: string, style: string): boolean {
  return name !== 'a' && style.split(';').some(strikes);
}

/** Of one declaration; not by an expression, which would look for the end from each place where one could begin. */
function strikes(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  if (!declaration.slice(0, Math.max(0, colon)).includes('text-decoration')) return false;
  return declaration.includes('line-through', colon);
}
