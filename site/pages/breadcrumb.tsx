import { Style } from '../render/style.tsx';
import style from './breadcrumb.css?inline';
import type { Surroundings } from './page.ts';
import type { Crumb } from './structured-data.ts';

export function Breadcrumb({ crumbs, around }: { crumbs: Crumb[]; around: Surroundings }) {
  return (
    <nav className="crumbs small unprinted" aria-label={around.messages.breadcrumb}>
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
