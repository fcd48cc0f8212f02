import type { PageContext } from '../contract/page.ts';
import { Style } from '../render/style.tsx';
import style from './shortlist.css?inline';

interface ActionsProperties {
  context: Pick<PageContext, 'messages'>;
  /** Programs can be saved in this browser, and two or three of them compared. */
  actions: readonly Action[];
}

export type Action = 'save' | 'compare' | 'share' | 'copy';

/** What a visitor can do with a page. What it takes comes with the first press; without script nothing is offered. */
export function Actions({ context: { messages }, actions }: ActionsProperties) {
  const names: Record<Action, string> = {
    save: messages.saveProgram,
    compare: messages.comparePrograms,
    share: messages.share,
    copy: messages.copyLink,
  };
  return (
    <div className="acts wrap unprinted needs-script">
      <Style name="Shortlist" css={style} />
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          data-act={action}
          aria-pressed={action === 'save' ? 'false' : undefined}
        >
          {names[action]}
        </button>
      ))}
      <span className="small" role="status" />
    </div>
  );
}
