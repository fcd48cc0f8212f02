import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { goToField } from '../../fields/go-to-field.ts';
import { type Place, pathOfPlace, placeOfPath, tabOf } from '../../fields/place.ts';
import { useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { useComments } from '../comments/use-comments.ts';
import { commentWords } from '../comments/words.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { commentedPlaces } from './comments-shown.ts';
import { FrameBridge } from './frame-bridge.ts';
import { PageStage } from './page-stage.tsx';
import { useSectionsOnPage } from './use-sections-on-page.tsx';
import { previewWords } from './words.ts';

interface PageFrameProps {
  open: Opened;
  type: TypeModel;
  address: string;
  /** The page's width before it is scaled. */
  width: number;
  isDark: boolean;
  goTo(document: string, place: Place): void;
  ended(): void;
}

/** After a click in the page, the field it focuses is not shown on the page again; in milliseconds. */
const afterChoiceMs = 800;

/** The page of the website, which follows what is written. */
export function PageFrame({ open, type, address, width, isDark, goTo, ended }: PageFrameProps) {
  const words = useWords(previewWords);
  const { open: openLabel } = useWords(commentWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLate, setLate] = useState(false);
  const [query, setQuery] = useSearchParams();
  const at = query.get('at');
  const arrived = () => setQuery(without('at'), { replace: true });
  // The frame's listener stays the same across renders, and reads current values from `latest`.
  const comments = useComments(open.whole.id).data?.comments;
  const marks = () =>
    commentedPlaces(comments ?? [], {
      id: open.whole.id,
      written: open.document.written,
      label: openLabel,
    });
  const { sections, asked, dialogAndStatus } = useSectionsOnPage(open, type);
  const openComments = (about: string) => setQuery(withComments(about), { replace: true });
  const now = { isDark, goTo, ended, type, at, arrived, marks, openComments, sections, asked };
  const latest = useRef(now);
  latest.current = now;
  const bridge = useRef<FrameBridge | null>(null);
  const { document, workingCopy } = open;
  const { id } = open.whole;

  useEffect(() => {
    if (!frame.current) return;
    let chosenAt = Number.NEGATIVE_INFINITY;
    const choose = (place: Place) => {
      if (place.document !== id) return latest.current.goTo(place.document, place);
      const path = pathOfPlace(place, document.written.data);
      if (path === null) return;
      chosenAt = performance.now();
      void goToField(path, tabOf(path, latest.current.type));
    };
    const made = new FrameBridge(frame.current, new URL(address).origin, {
      here() {
        const { isDark, at, arrived } = latest.current;
        made.setDark(isDark);
        made.showComments(latest.current.marks());
        made.showSections(latest.current.sections());
        if (at === null) return;
        const [slice = '', field = ''] = at.split(' ');
        arrived();
        choose({ document: id, slice: slice || null, field });
      },
      chosen: choose,
      commented({ slice, field }) {
        const { marks, openComments } = latest.current;
        const found = marks().find((each) => each.slice === slice && each.field === field);
        if (found) openComments(found.about);
      },
      asked(document, section, act) {
        if (document === id) latest.current.asked(section, act);
      },
      ended: () => latest.current.ended(),
      late: setLate,
    });
    bridge.current = made;
    const stop = workingCopy.subscribe(() => made.changed());
    const show = ({ target }: FocusEvent) => {
      const field = target instanceof Element && target.closest<HTMLElement>('[data-path]');
      if (!field || performance.now() < chosenAt + afterChoiceMs) return;
      made.show(placeOfPath(field.dataset.path ?? '', id, document.written.data));
    };
    addEventListener('focusin', show);
    return () => {
      removeEventListener('focusin', show);
      stop();
      made.close();
      bridge.current = null;
    };
  }, [document, workingCopy, id, address]);

  useEffect(() => bridge.current?.setDark(isDark), [isDark]);
  useEffect(() => bridge.current?.showSections(sections()), [sections]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: others were said.
  useEffect(() => bridge.current?.showComments(latest.current.marks()), [comments]);

  return (
    <>
      <div role="status">{isLate && <p className="warning">{words.late}</p>}</div>
      {dialogAndStatus}
      <PageStage title={words.page} address={address} width={width} frame={frame} />
    </>
  );
}

function withComments(about: string) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    after.set('beside', 'comments');
    after.set('field', about);
    return after;
  };
}

function without(name: string) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    after.delete(name);
    return after;
  };
}
