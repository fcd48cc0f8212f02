import type { InEach } from './source.ts';

/** Words of brochures, which say nothing about a place. */
export const brochure: InEach<string> = {
  en: 'nestled|vibrant|bustling|tapestry|unlock|embark|hidden gem|unforgettable|once-in-a-lifetime|immersive|adventures?|breathtaking|stunning|life-changing|off the beaten|amazing|authentic|bucket list',
  pt: 'inesquecível|imperdível|vibrante|mergulhe n[ao]|aventuras?|encantador[ae]?s?|mágic[oa]s?|autêntic[oa]s?|experiência única',
  es: 'inolvidable|vibrante|sumérgete|aventuras?|encantador[ae]?s?|mágic[oa]s?|auténtic[oa]s?|experiencia única|no te pierdas',
  fr: 'inoubliables?|vibrante?s?|plongez|aventures?|magiques?|authentiques?|dépaysement|incontournables?|expérience unique',
};

/** Words of the same language from elsewhere: the sample is American, Brazilian, Spanish and French. */
export const elsewhere: InEach<string> = {
  en: 'programmes?|colours?|coloured|centres?|neighbours?|travell(?:ers?|ing|ed)|favourites?|flats|flatmates?|pavements?|fortnights?|grey(?! glacier)|learnt|dreamt|enrol|enrolment|authorisation|organis\\w+|recognis\\w+|practis\\w+|licence|kilometres?|metres?|litres?|rubbish|trousers|jumpers?|rucksacks?|queues?|lorry|mum|pupils?|towards|cv|storey|harbour(?! high)|honour|kerb|jabs?|coriander|haberdashers?|five-a-side|clothes pegs?|tea towels?|car parks?|adverts?|rung|enamelled|shovelled|counsellors?|judgements?|per cent|sun cream|cockerels?|canteens?|timetables?|half-time|rowing boats?|maize|curriculum vitae|bookshops?|guest houses?|second-hand|(?:turn|sit|hand)(?:s|ed|ing)? round|way round|get on with|not get on|(?:go|goes|going|gone|went) down well|(?:five|ten|twenty) past',
  pt: 'autocarros?|comboios?|telemóve(l|is)|pequeno-almoço|raparigas?|ecrã|equipas?|factos?|contactos?|registos?|desporto|vosso|vossa|planear',
  es: 'ustedes|usted|computadoras?|celular(es)?|carros?|departamentos?|boletos?|platicar|papas',
  fr: 'e-mails?|mails?|fin de semaine|courriels? électroniques?|magasiner|dispendieux',
};

/** Other words for what has a name here: a thing is called the same on every page, and in the interface around it. */
export const otherwise: InEach<string> = {
  en: 'homestays?|guest famil(?:y|ies)|holiday camps?|sabbaticals?|year out|e-mails?|work placements?|local contacts?',
  pt: 'famílias? (?:hospedeiras?|de acolhimento|receptoras?)|anos? letivos? no exterior|colônias? de férias|emails?|ano de pausa|representantes? locais|apartamentos? divididos?|florestas? nubladas?|kyoto',
  es: 'familias? (?:de acogida|receptoras?|huésped(?:es)?)|años? escolar(?:es)?|e-?mails?|correos? electrónicos?|pasantías?|colonias? de verano|año de pausa|teléfonos? de urgencias|fréjoles|(?:la|una|tu|su|y|de) nostalgia|acuerdos? académicos?',
  fr: 'familles? hôtes?|familles? d’hébergement|camps? d’été|colos?|année sabbatique|pré-inscriptions?|bénévolats?|renoncements?|désistements?',
};

export const within = (words: string) =>
  new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu');
