import { z } from 'zod';
import { redactUrl } from './redact-url.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export const wholeNumber = z.coerce
  .number('a whole number')
  .int('a whole number')
  .min(0, '0 or more');
export const port = wholeNumber.max(65_535, 'at most 65535');
export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that starts with http:// or https://',
});
/** Off by default. */
export const onOff = z
  .enum(['on', 'off'], 'on or off')
  .default('off')
  .transform((value) => value === 'on');
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export const logLevel = z.enum(levels, `one of ${levels.join(', ')}`).default('info');

export class WrongSettings extends Error {
  override name = 'WrongSettings';
}

/**
 * Reads the environment, or throws an error that lists every fault: those of the schema, which repeats no secret, and
 * `moreFaults` in sentences. An empty value counts as none.
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
  secrets: ReadonlySet<string>,
  moreFaults: (given: Environment) => string[] = () => [],
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    const value = given[name];
    if (value === undefined) return `${name} is not set, but must be ${message}.`;
    const shown = secrets.has(name) ? 'set' : JSON.stringify(redactUrl(value));
    return `${name} is ${shown}, but must be ${message}.`;
  });
  faults.push(...moreFaults(given));
  if (!parsed.success || faults.length > 0) throw new WrongSettings(faults.join('\n'));
  return parsed.data;
}
