/** How the texts of programs and pages are parted: `# ` begins a part, `## ` a section of it, `- ` an item. */

export interface Section {
  heading: string;
  body: string;
}

/** Parts by their headings; what stands before the first is a part without a name. */
export function partsOf(markdown: string): Section[] {
  const { lead, sections } = parted(markdown, '#');
  return lead === '' ? sections : [{ heading: '', body: lead }, ...sections];
}

export function sectionsOf(text: string): Section[] {
  return parted(text, '##').sections;
}

/** What stands before the first section or item. */
export function leadOf(text: string): string {
  return (`\n${text}`.split(/\n(?:## |- |\|)/)[0] ?? '').trim();
}

export function itemsOf(text: string): string[] {
  return linesOf(text, '- ').map((line) => line.slice(2).trim());
}

/** `Name: what about them`, as a heading says it. */
export function named(heading: string): [name: string, rest: string] {
  const [name = '', ...rest] = heading.split(': ');
  return [name, rest.join(': ')];
}

export function tableIn(text: string): { head: string[]; rows: string[][]; note: string } {
  const [head = [], _rule, ...rows] = linesOf(text, '|').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [, note = ''] = /\n\n(?!\|)(.*)$/s.exec(text) ?? [];
  return { head, rows, note };
}

function linesOf(text: string, mark: string): string[] {
  return text.split('\n').filter((line) => line.startsWith(mark));
}

function parted(text: string, mark: '#' | '##'): { lead: string; sections: Section[] } {
  const [lead = '', ...sections] = `\n${text}`.split(`\n${mark} `);
  return {
    lead: lead.trim(),
    sections: sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), body: lines.join('\n').trim() };
    }),
  };
}
