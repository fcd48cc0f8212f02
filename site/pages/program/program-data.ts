import { own } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { PageProperties, Surroundings } from '../../contract/page.ts';
import { departuresFrom, type Program } from '../../programs/program-facts.ts';
import { fileAddress } from '../../render/media.ts';
import { absolute } from '../structured-data.ts';

type Kind = NonNullable<Program['data']['kind']>;

/** Courses are programs of learning to search engines, everything else is a trip. */
const learning: readonly Kind[] = ['language_course', 'high_school', 'university', 'internship'];

/** The program in the words of schema.org, from what the page says. */
export function programThing(
  program: Program,
  layout: PageProperties['layout'],
  around: Surroundings,
): Record<string, unknown> {
  const { data } = program;
  const { cover, kind, meta_description, tagline, title } = data;
  const common = {
    name: asText(title),
    description: meta_description || tagline || undefined,
    url: absolute(around.path, around),
    image: cover.url ? absolute(fileAddress(cover.url, around.settings), around) : undefined,
    provider: {
      '@type': 'TravelAgency',
      '@id': absolute('/#organisation', around),
      name: layout?.data.metaTitle ?? undefined,
    },
    offers: offerOf(program, around),
  };
  if (kind && learning.includes(kind))
    return {
      '@type': 'EducationalOccupationalProgram',
      ...common,
      programType: own(around.messages.kinds, kind),
      timeToComplete: data.weeks_min ? `P${data.weeks_min}W` : undefined,
      startDate: departuresFrom(program, around.today)[0]?.start,
    };
  return { '@type': 'TouristTrip', ...common, itinerary: itineraryOf(program) };
}

function offerOf(program: Program, around: Surroundings) {
  const { price_from: price, price_currency: priceCurrency } = program.data;
  if (!price || !priceCurrency) return undefined;
  const places = departuresFrom(program, around.today).map((departure) => departure.places);
  const free = places.some((each) => each !== 'full');
  const few = free && places.every((each) => each !== 'open');
  const availability = few ? 'LimitedAvailability' : free ? 'InStock' : 'SoldOut';
  return {
    '@type': 'Offer',
    price,
    priceCurrency,
    url: absolute(around.path, around),
    availability: places.length ? `https://schema.org/${availability}` : undefined,
  };
}

function itineraryOf({ data }: Program) {
  const places = data.stops.flatMap(({ name }) => (name ? [{ '@type': 'Place', name }] : []));
  return places.length ? places : undefined;
}
