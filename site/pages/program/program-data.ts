import { own } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { PageContext, PageProperties } from '../../contract/page.ts';
import {
  canApply,
  type Departure,
  departuresFrom,
  nextDeparture,
  type Program,
} from '../../programs/program-facts.ts';
import { fileAddress } from '../../render/media.ts';
import { absolute, organisationByName } from '../structured-data.ts';

type Kind = NonNullable<Program['data']['kind']>;

/** schema.org calls these educational programs; all others are trips. */
const educationalKinds: readonly Kind[] = [
  'language_course',
  'high_school',
  'university',
  'internship',
];

/** The program as structured data. */
export function programData(
  program: Program,
  layout: PageProperties['layout'],
  context: PageContext,
): Record<string, unknown> {
  const { data } = program;
  const { cover, kind, meta_description, tagline, title } = data;
  const common = {
    name: asText(title),
    description: meta_description || tagline || undefined,
    url: absolute(context.path, context),
    image: cover.url ? absolute(fileAddress(cover.url, context.settings), context) : undefined,
    provider: organisationByName({ layout, context }),
    offers: offerOf(program, context),
  };
  if (kind && educationalKinds.includes(kind))
    return {
      '@type': 'EducationalOccupationalProgram',
      ...common,
      programType: own(context.messages.kinds, kind),
      timeToComplete: data.weeks_min ? `P${data.weeks_min}W` : undefined,
      startDate: nextDeparture(program, context.today)?.start,
    };
  return { '@type': 'TouristTrip', ...common, itinerary: itineraryOf(program) };
}

function offerOf(program: Program, context: PageContext) {
  const { price_from: price, price_currency: priceCurrency } = program.data;
  if (!price || !priceCurrency) return undefined;
  return {
    '@type': 'Offer',
    price,
    priceCurrency,
    url: absolute(context.path, context),
    availability: availabilityOf(departuresFrom(program, context.today)),
  };
}

function availabilityOf(departures: readonly Departure[]): string | undefined {
  if (departures.length === 0) return undefined;
  if (departures.some(({ places }) => places === 'open')) return 'https://schema.org/InStock';
  if (!departures.some(canApply)) return 'https://schema.org/SoldOut';
  return 'https://schema.org/LimitedAvailability';
}

function itineraryOf({ data }: Program) {
  const places = data.stops.flatMap(({ name }) => (name ? [{ '@type': 'Place', name }] : []));
  return places.length ? places : undefined;
}
