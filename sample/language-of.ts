/** Tells the sample’s languages apart: for its tests, which let no text stand in another’s document. */
import { francAll } from 'franc-min';
import type { InEach, LanguageKey } from './source.ts';

const names = { eng: 'en', por: 'pt', spa: 'es', fra: 'fr' } as const satisfies Record<
  string,
  LanguageKey
>;

/** Words too small to be anybody’s name, by which close relatives are told apart. */
const smallWords: InEach<ReadonlySet<string>> = {
  en: wordSet(
    'the and of to in is are you your with for that it on at from by or not be who a as an this we us they have will if when how so no do me far',
  ),
  pt: wordSet(
    'e o os a as um uma de do da dos das no na nos nas ao à às aos em com para não que se como você é são ser seu sua mais sem por pela pelo sobre até antes ou entre quem sob foi tem',
  ),
  es: wordSet(
    'y e el la los las un una a unos de del al en con para no que se es son ser te tu tus su como más sin por o entre quien muy sobre bajo antes hay fue dos tres desde donde',
  ),
  fr: wordSet(
    'et le la les l d un une de du des à au aux en dans avec pour ne pas que qui se est sont vous votre vos sur sous par ou sans plus entre c il on',
  ),
};

/** Scores this near the best are a toss-up for statistics of three letters. */
const minScore = 0.88;

/** Which of the sample’s languages a text is in: by its letters, and where those waver by its small words. */
export function languageOf(text: string): LanguageKey | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = (language: LanguageKey) =>
    words.filter((word) => smallWords[language].has(word)).length;
  return francAll(text, { only: Object.keys(names) })
    .flatMap(([code, score]) => (isName(code) && score >= minScore ? [names[code]] : []))
    .toSorted((a, b) => hits(b) - hits(a))[0];
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function isName(code: string): code is keyof typeof names {
  return code in names;
}
