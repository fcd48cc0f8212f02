export { type CheckedText, checkText, type TextContext } from './check-text.ts';
export { type Rule, rules, type TextFinding } from './finding.ts';
export {
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  type SearchText,
  searchTexts,
} from './search-texts.ts';
