/** A word that is written only once: `b17z` is the second person's seventeenth. */
const mark = /[a-h]\d+z/g;

export const marksIn = (text: string): string[] => text.match(mark) ?? [];

/** What a page shows: each field by its section and name, and the order of the sections. */
export interface Shown {
  fields: Readonly<Record<string, string>>;
  sections: readonly string[];
}

export interface Written {
  mark: string;
  /** The field in which it was typed. */
  field: string;
}

export interface Course {
  written: readonly Written[];
  /** What somebody overwrote, removed, undid or did not choose, while seeing it. */
  partedWith: ReadonlySet<string>;
  moves: number;
  /** Typed by somebody, but not in the field afterwards. */
  swallowed: readonly string[];
  /** What each page finally shows, and what the service has. */
  ends: readonly Shown[];
}

/** Marks missing from their field in the end, though nobody saw and gave them up. */
export function lostIn({ written, partedWith, ends: [end] }: Course): string[] {
  return written
    .filter(({ mark: each, field }) => {
      const text = end?.fields[field] ?? '';
      return !marksIn(text).includes(each) && !partedWith.has(each);
    })
    .map(({ mark: each, field }) => `${each} of ${field}`);
}

/** The differences between the ends, in words. */
export function differencesIn(ends: readonly Shown[]): string[] {
  const [first, ...others] = ends;
  if (!first) return ['nobody is there'];
  return others.flatMap((other, index) => {
    const names = new Set([...Object.keys(first.fields), ...Object.keys(other.fields)]);
    const fields = [...names].filter((name) => first.fields[name] !== other.fields[name]);
    const isOrder = first.sections.join() !== other.sections.join();
    return [...fields, ...(isOrder ? ['the order'] : [])].map(
      (what) =>
        `${index + 1} ${what}: “${first.fields[what] ?? first.sections}” is “${other.fields[what] ?? other.sections}”`,
    );
  });
}

/** Whether enough was done for a result, everyone ends with the same, and nothing is missing. */
export function isTogether(course: Course, leastWritten: number): boolean {
  return (
    course.written.length >= leastWritten &&
    course.moves > 0 &&
    course.swallowed.length === 0 &&
    course.ends.length > 1 &&
    differencesIn(course.ends).length === 0 &&
    lostIn(course).length === 0
  );
}
