import type { Program } from './programs.ts';
import type { InEach, LanguageKey, ProgramKind } from './source.ts';

/** What a programme sheet says beside the program's own words. */
export interface SheetWords {
  /** What the download is called on the page. */
  fileName: string;
  where: string;
  kind: string;
  length: string;
  ages: string;
  group: string;
  languages: string;
  lodging: string;
  weeks(min: number, max: number): string;
  years(min: number, max: number): string;
  people(min: number, max: number): string;
  departures: string;
  places: Record<Program['departures'][number]['places'], string>;
  priceFrom: string;
  included: string;
  notIncluded: string;
  call: string;
  office: string;
  emergency: string;
  /** Our own person at a place: all of them are women. */
  coordinator(place: string): string;
  asOf(date: string): string;
}

const span = (min: number, max: number, to: string) =>
  min === max ? `${min}` : `${min} ${to} ${max}`;

export const sheetWords: Record<LanguageKey, SheetWords> = {
  en: {
    fileName: 'Program sheet (PDF)',
    where: 'Where',
    kind: 'What',
    length: 'Length',
    ages: 'Ages',
    group: 'Group',
    languages: 'Languages',
    lodging: 'You live in',
    weeks: (min, max) => `${span(min, max, 'to')} weeks`,
    years: (min, max) => span(min, max, 'to'),
    people: (min, max) => `${span(min, max, 'to')} people`,
    departures: 'Next departures',
    places: { open: 'places free', few: 'few places left', full: 'full' },
    priceFrom: 'Price from',
    included: 'In the price',
    notIncluded: 'Not in the price',
    call: 'Whom to call',
    office: 'Farol in London',
    emergency: 'Emergencies, day and night',
    coordinator: (place) => `Our coordinator, ${place}`,
    asOf: (date) => `Dates and places as of ${date}. What is on the website holds.`,
  },
  pt: {
    fileName: 'Ficha do programa (PDF)',
    where: 'Onde',
    kind: 'O quê',
    length: 'Duração',
    ages: 'Idades',
    group: 'Grupo',
    languages: 'Idiomas',
    lodging: 'Moradia',
    weeks: (min, max) => `${span(min, max, 'a')} semanas`,
    years: (min, max) => `${span(min, max, 'a')} anos`,
    people: (min, max) => `${span(min, max, 'a')} pessoas`,
    departures: 'Próximas partidas',
    places: { open: 'há vagas', few: 'últimas vagas', full: 'lotado' },
    priceFrom: 'Preço a partir de',
    included: 'No preço',
    notIncluded: 'Fora do preço',
    call: 'Para quem ligar',
    office: 'Farol no Porto',
    emergency: 'Emergência, dia e noite',
    coordinator: (place) => `Nossa coordenadora, ${place}`,
    asOf: (date) => `Datas e vagas em ${date}. Vale o que está no site.`,
  },
  es: {
    fileName: 'Ficha del programa (PDF)',
    where: 'Dónde',
    kind: 'Qué',
    length: 'Duración',
    ages: 'Edades',
    group: 'Grupo',
    languages: 'Idiomas',
    lodging: 'Alojamiento',
    weeks: (min, max) => `${span(min, max, 'a')} semanas`,
    years: (min, max) => `${span(min, max, 'a')} años`,
    people: (min, max) => `${span(min, max, 'a')} personas`,
    departures: 'Próximas salidas',
    places: { open: 'hay plazas', few: 'últimas plazas', full: 'completo' },
    priceFrom: 'Precio desde',
    included: 'En el precio',
    notIncluded: 'Aparte',
    call: 'A quién llamar',
    office: 'Farol en Oporto',
    emergency: 'Emergencias, día y noche',
    coordinator: (place) => `Nuestra coordinadora, ${place}`,
    asOf: (date) => `Fechas y plazas a ${date}. Vale lo que dice la web.`,
  },
  fr: {
    fileName: 'Fiche du programme (PDF)',
    where: 'Où',
    kind: 'Quoi',
    length: 'Durée',
    ages: 'Âges',
    group: 'Groupe',
    languages: 'Langues',
    lodging: 'Logement',
    weeks: (min, max) => `${span(min, max, 'à')} semaines`,
    years: (min, max) => `${span(min, max, 'à')} ans`,
    people: (min, max) => `${span(min, max, 'à')} personnes`,
    departures: 'Prochains départs',
    places: { open: 'places libres', few: 'dernières places', full: 'complet' },
    priceFrom: 'Prix à partir de',
    included: 'Dans le prix',
    notIncluded: 'En plus',
    call: 'Qui appeler',
    office: 'Farol à Paris',
    emergency: 'Urgences, jour et nuit',
    coordinator: (place) => `Notre coordinatrice, ${place}`,
    asOf: (date) => `Dates et places au ${date}. Le site fait foi.`,
  },
};

/** Where each language's readers ring first. */
export const offices: Record<LanguageKey, { telephone: string; email: string }> = {
  en: { telephone: '+44 20 7946 0110', email: 'london@farol.example' },
  pt: { telephone: '+351 20 000 01 12', email: 'ola@farol.example' },
  es: { telephone: '+351 20 000 01 12', email: 'ola@farol.example' },
  fr: { telephone: '+33 1 99 00 12 40', email: 'paris@farol.example' },
};

export const EMERGENCY_LINE = '+44 20 7946 0199';

export const kindNames: Record<ProgramKind, InEach> = {
  language_course: {
    en: 'Language course',
    pt: 'Curso de idiomas',
    es: 'Curso de idiomas',
    fr: 'Séjour linguistique',
  },
  high_school: { en: 'School year', pt: 'Ano escolar', es: 'Curso escolar', fr: 'Année scolaire' },
  university: {
    en: 'University semester',
    pt: 'Semestre na universidade',
    es: 'Semestre universitario',
    fr: 'Semestre universitaire',
  },
  volunteering: { en: 'Volunteering', pt: 'Voluntariado', es: 'Voluntariado', fr: 'Volontariat' },
  au_pair: { en: 'Au pair', pt: 'Au pair', es: 'Au pair', fr: 'Au pair' },
  internship: { en: 'Internship', pt: 'Estágio', es: 'Prácticas', fr: 'Stage' },
  gap_year: { en: 'Gap year', pt: 'Ano sabático', es: 'Año sabático', fr: 'Année de césure' },
  summer_camp: { en: 'Camp', pt: 'Acampamento', es: 'Campamento', fr: 'Camp' },
};

export const languageNames: Record<Program['languages'][number], InEach> = {
  english: { en: 'English', pt: 'inglês', es: 'inglés', fr: 'anglais' },
  portuguese: { en: 'Portuguese', pt: 'português', es: 'portugués', fr: 'portugais' },
  spanish: { en: 'Spanish', pt: 'espanhol', es: 'español', fr: 'espagnol' },
  french: { en: 'French', pt: 'francês', es: 'francés', fr: 'français' },
  german: { en: 'German', pt: 'alemão', es: 'alemán', fr: 'allemand' },
  italian: { en: 'Italian', pt: 'italiano', es: 'italiano', fr: 'italien' },
  japanese: { en: 'Japanese', pt: 'japonês', es: 'japonés', fr: 'japonais' },
};

export const lodgingNames: Record<Program['accommodation'][number], InEach> = {
  host_family: {
    en: 'host family',
    pt: 'casa de família',
    es: 'familia anfitriona',
    fr: 'famille d’accueil',
  },
  residence: { en: 'residence', pt: 'residência', es: 'residencia', fr: 'résidence' },
  shared_flat: {
    en: 'shared apartment',
    pt: 'apartamento dividido',
    es: 'piso compartido',
    fr: 'colocation',
  },
  lodge: { en: 'lodge', pt: 'pousada', es: 'casa de huéspedes', fr: 'gîte' },
  camp: { en: 'camp', pt: 'acampamento', es: 'campamento', fr: 'camp' },
  ship: { en: 'ship', pt: 'navio', es: 'barco', fr: 'navire' },
};
