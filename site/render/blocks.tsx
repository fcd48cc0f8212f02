import css from '../style/blocks.css?inline';
import { PageStyle } from './style.tsx';

/** The styles of sections, titles and buttons, for pages that have them on the first screen. */
export function BlocksStyle() {
  return <PageStyle name="blocks" layer="base" css={css} />;
}
