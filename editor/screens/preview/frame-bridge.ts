import { isRecord } from '@farol/content-model';
import type { Place } from '../../fields/place.ts';
import type { CommentedPlace } from './comments-shown.ts';

export interface FrameListener {
  here(): void;
  chosen(place: Place): void;
  /** The comment marker of a place was clicked. */
  commented?(place: Place): void;
  ended(): void;
  late(isLate: boolean): void;
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
    if (typeof document !== 'string' || typeof field !== 'string') return;
    const place = { document, slice: typeof slice === 'string' ? slice : null, field };
    if (said === 'chosen') this.#listener.chosen(place);
    if (said === 'comment') this.#listener.commented?.(place);
  };
}
