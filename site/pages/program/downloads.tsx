import type { Surroundings } from '../../contract/page.ts';
import type { Program } from '../../programs/program-facts.ts';
import { ContentLink, hrefOf } from '../../render/link.tsx';
import { Section } from './section.tsx';

interface DownloadsProperties {
  downloads: Program['data']['downloads'];
  around: Surroundings;
}

export function Downloads({ downloads, around }: DownloadsProperties) {
  const there = downloads.filter(({ file }) => hrefOf(file, around));
  return (
    <Section title={around.messages.downloads} small unprinted hidden={!there.length}>
      <ul>
        {there.map(({ name, file }) => (
          <li key={name}>
            <ContentLink field={file} around={around} className="way">
              {name ?? ('name' in file ? file.name : '')}
            </ContentLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
