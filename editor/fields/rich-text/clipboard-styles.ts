export function isBold(weight: string): boolean {
  return /^(?:bold|bolder)$/.test(weight) || Number(weight) >= 600;
}

/** Whether a style strikes text through. The decoration of a link is ignored. */
export function isStruck(name: string, style: string): boolean {
  return name !== 'a' && style.split(';').some(strikes);
}

/** For one declaration. Not a regular expression, which would search for the end from every possible start. */
function strikes(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  if (!declaration.slice(0, Math.max(0, colon)).includes('text-decoration')) return false;
  return declaration.includes('line-through', colon);
}
