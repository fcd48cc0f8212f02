import { alignSections, isRecord, type Path, valueAt } from '@farol/content-model';
import { useFieldContext, useValue } from '../../fields/field-context.tsx';
import { useWords } from '../../messages/messages.tsx';
import { ValueDifferences } from '../history/value-differences.tsx';
import { CopyButton, dataPath, formOf, Items, type Places, placesIn, Rows } from './rows.tsx';
import { changeAt, hasMoved, removedBelow, useSideBySide } from './side-by-side.tsx';
import { translateWords } from './words.ts';

/** The sections of a page beside those of its translation. */
export function Sections({ at }: { at: Places }) {
  const words = useWords(translateWords);
  const { document, slices } = useFieldContext();
  const { source, changes } = useSideBySide();
  const here = useValue(dataPath(at.target ?? ['']));
  const originals = sectionsAt(at.source && valueAt(source.data, at.source));
  const sections = sectionsAt(at.target && here);
  const pairs = alignSections(originals, sections);
  const copy = (place: number, pair: number) => {
    if (!at.target || !at.source) return;
    const before = pairs.slice(0, pair).findLast(({ target }) => target !== null)?.target ?? -1;
    const led = valueAt(source.led, [...at.source, place]);
    document.write(
      dataPath(at.target),
      sections.toSpliced(before + 1, 0, isRecord(led) ? led : {}),
    );
  };
  return (
    <>
      {at.source &&
        removedBelow(changes, at.source).map(({ path, before }) => (
          <div className="side-by-side" data-changed="removed" key={path.join('.')}>
            <div className="from">
              <span className="label">
                {isRecord(before) && formOf(slices, before).name} <em>{words.removed}</em>
              </span>
              <ValueDifferences model={undefined} before={before} after={undefined} />
            </div>
          </div>
        ))}
      {pairs.map(({ source: original, target }, index) => {
        const section =
          (original === null ? undefined : originals[original]) ?? sections[target ?? 0];
        if (!section) return null;
        const places: Places = {
          source: original === null || !at.source ? null : [...at.source, original],
          target: target === null || !at.target ? null : [...at.target, target],
        };
        return (
          <fieldset className="part section" key={`${original}-${target}-${section.id}`}>
            <legend>
              {formOf(slices, section).name} <Mark at={places.source} />
            </legend>
            {original === null && <p className="nothing">{words.onlyHere}</p>}
            {target === null && original !== null && (
              <CopyButton
                label={words.copySection(formOf(slices, section).name)}
                short={words.copySection(formOf(slices, section).name)}
                copy={() => copy(original, index)}
              />
            )}
            <SectionRows section={section} at={places} />
          </fieldset>
        );
      })}
    </>
  );
}

function Mark({ at }: { at: Path | null }) {
  const words = useWords(translateWords);
  const { changes } = useSideBySide();
  if (!at) return null;
  if (changeAt(changes, at)) return <em>{words.added}</em>;
  return hasMoved(changes, at) && <em>{words.moved}</em>;
}

function SectionRows({ section, at }: { section: Record<string, unknown>; at: Places }) {
  const { slices } = useFieldContext();
  const { variation } = formOf(slices, section);
  if (!variation) return null;
  return (
    <>
      <Rows fields={variation.primary ?? {}} at={placesIn(at, 'primary')} />
      {Object.keys(variation.items ?? {}).length > 0 && (
        <Items
          label={variation.name ?? ''}
          fields={variation.items ?? {}}
          at={placesIn(at, 'items')}
        />
      )}
    </>
  );
}

function sectionsAt(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
