import { languageOf } from '@farol/content-model';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import {
  changeContents,
  type Release,
  type ReleaseRow,
  resolveConflict,
} from '../../api/publishing.ts';
import { PeopleIn } from '../../live/people-here.tsx';
import { useWords } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useShowMore } from '../../parts/use-show-more.tsx';
import { useNames } from '../../person/names.ts';
import { textInRelease } from './text-in-release.ts';
import { releaseWords } from './words.ts';

const rowsAtOnce = 100;

interface ContentsProps {
  release: string;
  rows: readonly ReleaseRow[];
  others: readonly Release[];
  mayChange: boolean;
  changed(): Promise<void>;
}

/** The contents of a release; selected pages can be removed or moved to another release. */
export function Contents({ release, rows, others, mayChange, changed }: ContentsProps) {
  const words = useWords(releaseWords);
  const inRelease = useWords(textInRelease);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { fault, isRunning, runAction } = useAction();
  const nameOf = useNames();
  const when = useTimeFormat();
  const { shown, more } = useShowMore(rows, rowsAtOnce);
  const selected = rows.map(({ document }) => document).filter((id) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const carryOut = (work: () => Promise<unknown>) =>
    void runAction(async () => {
      await work();
      setChosen(new Set());
      await changed();
    });
  return (
    <>
      {mayChange && (
        <SelectedPages
          release={release}
          selected={selected}
          isAll={selected.length === rows.length}
          selectAll={(is) => setChosen(new Set(is ? rows.map(({ document }) => document) : []))}
          others={others}
          isRunning={isRunning}
          carryOut={carryOut}
        />
      )}
      <Fault fault={fault} />
      <ul className="contents">
        {shown.map((row) => (
          <li key={row.document}>
            {mayChange && (
              <input
                type="checkbox"
                aria-label={words.select(row.title)}
                checked={chosen.has(row.document)}
                onChange={() => toggle(row.document)}
              />
            )}
            <span className="what">
              <Link href={`/documents/${row.document}`} className="name">
                {row.title}
              </Link>
              <PeopleIn places={[row.document]} />
            </span>
            <span>{languageOf(row.lang)?.name ?? row.lang}</span>
            <span className={row.action === 'unpublish' ? 'leaves' : undefined}>
              {row.action === 'unpublish'
                ? words.unpublishes
                : row.isNew
                  ? words.isNew
                  : words.publishes}
            </span>
            {row.conflict && (
              <Conflict
                row={row}
                conflict={row.conflict}
                isRunning={isRunning}
                solve={
                  mayChange
                    ? (keep) => carryOut(() => resolveConflict(release, row.document, keep))
                    : null
                }
              />
            )}
            {row.newer && (
              <div className="notice">
                {words.newer(nameOf(row.newer.by), when(row.newer.at))}{' '}
                {mayChange && (
                  <Button
                    className="quiet"
                    aria-disabled={isRunning}
                    onPress={() => carryOut(() => changeContents(release, { put: [row.document] }))}
                  >
                    {inRelease.takeNewest}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

interface SelectedPagesProps {
  release: string;
  selected: string[];
  isAll: boolean;
  selectAll(is: boolean): void;
  others: readonly Release[];
  isRunning: boolean;
  carryOut(work: () => Promise<unknown>): void;
}

/** Takes pages out of the release, or moves them to another. */
function SelectedPages(props: SelectedPagesProps) {
  const { release, selected, isAll, selectAll, others, isRunning, carryOut } = props;
  const words = useWords(releaseWords);
  const [to, setTo] = useState('');
  // Another may have been published or removed since it was chosen.
  const target = others.some(({ id }) => id === to) ? to : '';
  return (
    <div className="row">
      <label>
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => selectAll(target.checked)}
        />
        <span className="unseen">{words.selectAll}</span>
      </label>
      <span aria-live="polite">{words.selected(selected.length)}</span>
      <Button
        className="quiet"
        aria-disabled={isRunning}
        isDisabled={selected.length === 0}
        onPress={() => carryOut(() => changeContents(release, { takeOut: selected }))}
      >
        {words.takeOut}
      </Button>
      {others.length > 0 && (
        <>
          <select
            aria-label={words.moveTo}
            disabled={isRunning || selected.length === 0}
            value={target}
            onChange={(event) => setTo(event.target.value)}
          >
            <option value="">{words.moveTo}</option>
            {others.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <Button
            className="quiet"
            aria-disabled={isRunning}
            isDisabled={selected.length === 0 || target === ''}
            onPress={() => {
              const move = selected.map((document) => ({ document, from: release }));
              carryOut(() => changeContents(target, { move }));
            }}
          >
            {words.move}
          </Button>
        </>
      )}
    </div>
  );
}

function Conflict({
  row,
  conflict,
  isRunning,
  solve,
}: {
  row: ReleaseRow;
  conflict: NonNullable<ReleaseRow['conflict']>;
  isRunning: boolean;
  /** Null for people who may not change the release. */
  solve: ((keep: 'release' | 'published' | 'both') => void) | null;
}) {
  const words = useWords(releaseWords);
  const nameOf = useNames();
  const when = useTimeFormat();
  return (
    <div className="warning">
      <p>{words.conflict(nameOf(conflict.by), when(conflict.at))}</p>
      {solve && (
        <div className="row">
          <Button className="quiet" aria-disabled={isRunning} onPress={() => solve('release')}>
            {words.keepRelease}
          </Button>
          <Button className="quiet" aria-disabled={isRunning} onPress={() => solve('published')}>
            {words.keepPublished}
          </Button>
          {row.action === 'publish' && (
            <Button className="quiet" aria-disabled={isRunning} onPress={() => solve('both')}>
              {words.keepBoth}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
