export { type CheckedText, checkText, type TextContext } from './check-text.ts';
export { type Rule, rules, type TextFinding } from './finding.ts';
export {
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  type SearchText,
  searchTexts,
} from './search-texts.ts';
