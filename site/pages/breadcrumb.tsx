import type { PageContext } from '../contract/page.ts';
import { Style } from '../render/style.tsx';
import style from './breadcrumb.css?inline';
import type { Crumb } from './structured-data.ts';

export function Breadcrumb({ crumbs, context }: { crumbs: Crumb[]; context: PageContext }) {
  return (
    <nav className="crumbs small unprinted" aria-label={context.messages.breadcrumb}>
      <Style name="Breadcrumb" css={style} />
      <ol>
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
