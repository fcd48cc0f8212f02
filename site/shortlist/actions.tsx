import type { PageContext } from '../contract/page.ts';
import { Style } from '../render/style.tsx';
import style from './shortlist.css?inline';

interface ActionsProperties {
  context: Pick<PageContext, 'messages'>;
  /** Saving programs in this browser, and comparing two or three of them. */
  actions: readonly Action[];
}

type Action = 'save' | 'compare' | 'share' | 'copy';

/** The actions of a page. Their code is loaded with the first press; without script they are hidden. */
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
