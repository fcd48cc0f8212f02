import { own } from '../own.ts';
import { boolean } from './boolean.ts';
import { colour } from './colour.ts';
import { date } from './date.ts';
import { embed } from './embed.ts';
import { geoPoint } from './geo-point.ts';
import { image } from './image.ts';
import { integration } from './integration.ts';
import type { FieldKind } from './kind.ts';
import { link } from './link.ts';
import { number } from './number.ts';
import { richText } from './rich-text.ts';
import { select } from './select.ts';
import { table } from './table.ts';
import { text } from './text.ts';
import { timestamp } from './timestamp.ts';
import { uid } from './uid.ts';

/** Field kinds by their type in models; groups and slice zones contain fields and are not kinds. */
const kinds: Readonly<Record<string, FieldKind>> = {
  UID: uid,
  Text: text,
  Select: select,
  Color: colour,
  Number: number,
  Range: number,
  Boolean: boolean,
  Date: date,
  Timestamp: timestamp,
  StructuredText: richText,
  GeoPoint: geoPoint,
  Link: link,
  Image: image,
  Embed: embed,
  Table: table,
  IntegrationFields: integration,
};

/** Models come from outside, so a field of an unknown kind is possible. */
export function kindOf(type: unknown): FieldKind | undefined {
  return typeof type === 'string' ? own(kinds, type) : undefined;
}
