import css from '../style/blocks.css?inline';
import { PageStyle } from './style.tsx';

/** The style of sections, their titles, and buttons: for whatever has them on the first screen. */
export function BlocksStyle() {
  return <PageStyle name="blocks" css={`@layer base{${css}}`} />;
}
