import { isRecord } from '@farol/content-model';
import type { Place } from '../../fields/place.ts';
import { type AskedAct, askedAct } from '../../fields/slices/section-acts.ts';
import type { CommentedPlace } from './comments-shown.ts';

export interface FrameListener {
  here(): void;
  chosen(place: Place): void;
  /** The comment marker of a place was clicked. */
  commented?(place: Place): void;
  /** Something is asked for a section on the page. */
  asked?(document: string, section: string, act: AskedAct): void;
  ended(): void;
  late(isLate: boolean): void;
}

/** The sections that may be changed on the page, and what the buttons for it are called. */
export interface SectionsShown {
  document: string;
  /** The one that was added here last, which the page brings into view. */
  added: string | null;
  sections: readonly { id: string; name: string }[];
  labels: Record<'drag' | 'up' | 'down' | 'duplicate' | 'add' | 'remove', string>;
}

/** The connection to the page in the frame. Messages tell it that something changed, and never what. */
export class FrameBridge {
  readonly #frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #listener: FrameListener;
  /** Whether the page has announced that it listens. */
  #isThisTab = false;

  constructor(frame: HTMLIFrameElement, origin: string, listener: FrameListener) {
    this.#frame = frame;
    this.#origin = origin;
    this.#listener = listener;
    window.addEventListener('message', this.#hear);
  }

  changed(): void {
    this.#tell({ farol: 'changed' });
  }

  show(place: Place): void {
    this.#tell({ farol: 'show', ...place });
  }

  showComments(places: readonly CommentedPlace[]): void {
    this.#tell({ farol: 'comments', places });
  }

  showSections(shown: SectionsShown): void {
    this.#tell({ farol: 'sections', ...shown });
  }

  setDark(dark: boolean): void {
    this.#tell({ farol: 'mode', dark });
  }

  close(): void {
    window.removeEventListener('message', this.#hear);
  }

  #tell(said: Record<string, unknown>): void {
    if (this.#isThisTab) this.#frame.contentWindow?.postMessage(said, this.#origin);
  }

  readonly #hear = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== this.#origin || source !== this.#frame.contentWindow || !isRecord(data)) return;
    const { farol: said, document, slice, field } = data;
    if (said === 'here') {
      this.#isThisTab = true;
      this.#listener.here();
    }
    if (said === 'ended') this.#listener.ended();
    if (said === 'late' || said === 'shown') this.#listener.late(said === 'late');
    if (said === 'key') pressHere(data);
    if (typeof document !== 'string') return;
    if (said === 'section' && typeof slice === 'string') {
      const act = askedAct(data);
      if (act) this.#listener.asked?.(document, slice, act);
    }
    if (typeof field !== 'string') return;
    const place = { document, slice: typeof slice === 'string' ? slice : null, field };
    if (said === 'chosen') this.#listener.chosen(place);
    if (said === 'comment') this.#listener.commented?.(place);
  };
}

/** Undo, redo and save: all that the page may press, and not behind a dialog. */
const pressable = new Set(['z', 'y', 's']);

/** A key of the editor that was pressed with the focus in the page. */
function pressHere({ key, code, ctrlKey, metaKey, shiftKey }: Record<string, unknown>): void {
  if (typeof key !== 'string' || !pressable.has(key.toLowerCase())) return;
  if (window.document.querySelector('.overlay')) return;
  const init = {
    key,
    code: String(code),
    ctrlKey: ctrlKey === true,
    metaKey: metaKey === true,
    shiftKey: shiftKey === true,
    bubbles: true,
  };
  if (init.ctrlKey || init.metaKey)
    window.document.body.dispatchEvent(new KeyboardEvent('keydown', init));
}
