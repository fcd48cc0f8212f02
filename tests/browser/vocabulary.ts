/** What a property of schema.org may hold: a plain kind of value, or things of the types named. */
type Kind = 'text' | 'address' | 'number' | 'date' | 'duration' | readonly string[];

interface Term {
  requires: readonly string[];
  properties: Readonly<Record<string, Kind>>;
}

const organisation = ['TravelAgency'];
const thing = { name: 'text', description: 'text', url: 'address', image: 'address' } as const;
const program = { ...thing, provider: organisation, offers: ['Offer'] } as const;

/** The part of schema.org that the site speaks: its types, with the properties each has there. */
const vocabulary: Readonly<Record<string, Term>> = {
  TravelAgency: {
    requires: ['name', 'url'],
    properties: { ...thing, logo: 'address', sameAs: 'address' },
  },
  WebSite: {
    requires: ['name', 'url'],
    properties: { ...thing, inLanguage: 'text', publisher: organisation },
  },
  BreadcrumbList: { requires: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ItemList: {
    requires: ['itemListElement'],
    properties: { ...thing, itemListElement: ['ListItem'], numberOfItems: 'number' },
  },
  ListItem: {
    requires: ['position'],
    properties: { ...thing, position: 'number', item: ['Place', 'address'] },
  },
  TouristDestination: { requires: ['name', 'description', 'url', 'image'], properties: thing },
  TouristTrip: {
    requires: ['name', 'description', 'url', 'image', 'provider'],
    properties: { ...program, itinerary: ['ItemList', 'Place'], touristType: 'text' },
  },
  EducationalOccupationalProgram: {
    requires: ['name', 'description', 'url', 'image', 'provider', 'programType'],
    properties: { ...program, programType: 'text', timeToComplete: 'duration', startDate: 'date' },
  },
  Offer: {
    requires: ['price', 'priceCurrency'],
    properties: {
      ...thing,
      price: 'number',
      priceCurrency: 'text',
      availability: 'address',
      validFrom: 'date',
    },
  },
  Article: {
    requires: ['headline', 'datePublished', 'dateModified', 'author', 'image', 'publisher'],
    properties: {
      ...thing,
      headline: 'text',
      inLanguage: 'text',
      datePublished: 'date',
      dateModified: 'date',
      author: ['Person', 'TravelAgency'],
      publisher: organisation,
    },
  },
  Person: { requires: ['name'], properties: thing },
  FAQPage: {
    requires: ['mainEntity'],
    properties: { ...thing, mainEntity: ['Question'] },
  },
  Question: {
    requires: ['name', 'acceptedAnswer'],
    properties: { ...thing, acceptedAnswer: ['Answer'] },
  },
  Answer: { requires: ['text'], properties: { text: 'text' } },
  Place: { requires: ['name'], properties: { ...thing, geo: ['GeoCoordinates'] } },
  GeoCoordinates: {
    requires: ['latitude', 'longitude'],
    properties: { latitude: 'number', longitude: 'number' },
  },
};

const date = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d))?$/;

const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  address: (value) => typeof value === 'string' && /^https:\/\/[^/]+\//.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && date.test(value),
  duration: (value) => typeof value === 'string' && /^P(?:\d+[YMWD])+$/.test(value),
};

/** What is wrong with the structured data of a page, in a sentence per fault. */
export function faultsOf(text: string): string[] {
  const data: unknown = JSON.parse(text);
  if (!isThing(data)) return ['The data is no object.'];
  const { '@context': context, '@graph': graph } = data;
  const faults = context === 'https://schema.org' ? [] : [`The context is ${String(context)}.`];
  if (!Array.isArray(graph) || graph.length === 0) return [...faults, 'There is no graph.'];
  return [...faults, ...graph.flatMap((each) => thingFaults(each, Object.keys(vocabulary), ''))];
}

/** The types at the top of a page's structured data. */
export function typesOf(text: string): string[] {
  const data: unknown = JSON.parse(text);
  const graph = isThing(data) ? data['@graph'] : [];
  return Array.isArray(graph) ? graph.filter(isThing).map((each) => String(each['@type'])) : [];
}

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

function thingFaults(value: unknown, allowed: readonly string[], where: string): string[] {
  if (!isThing(value)) return [`${where} is no thing.`];
  const { '@type': type, '@id': id, ...properties } = value;
  // Inside another thing, an id stands for what is described elsewhere.
  const isReference = where !== '' && typeof id === 'string';
  if (type === undefined) return isReference ? [] : [`${where} has no type.`];
  const name = String(type);
  const term = vocabulary[name];
  if (!term || !allowed.includes(name)) return [`${where} is a ${name}, which it cannot be.`];
  const here = where ? `${where} (${name})` : name;
  const required = isReference ? [] : term.requires;
  return [
    ...required
      .filter((property) => !(property in properties))
      .map((property) => `${here} has no ${property}.`),
    ...Object.entries(properties).flatMap(([property, each]) => {
      const kind = term.properties[property];
      if (!kind) return [`${here} has no property ${property} in the vocabulary.`];
      return [each].flat().flatMap((one) => valueFaults(one, kind, `${here}.${property}`));
    }),
  ];
}

function valueFaults(value: unknown, kind: Kind, where: string): string[] {
  const kinds = typeof kind === 'string' ? [kind] : kind;
  if (kinds.some((each) => plain[each]?.(value))) return [];
  if (typeof kind === 'string' || !isThing(value))
    return [`${where} is ${JSON.stringify(value)}, which is no ${kinds.join(' or ')}.`];
  return thingFaults(value, kinds, where);
}
