export { type CheckedText, checkText, type TextContext } from './check-text.ts';
export { type Rule, rules, type TextFinding } from './finding.ts';
export {
  maxDescriptionLength,
  maxTitleLength,
  type SearchText,
  searchTexts,
} from './search-texts.ts';
