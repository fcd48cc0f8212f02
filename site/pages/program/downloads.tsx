import type { PageContext } from '../../contract/page.ts';
import type { Program } from '../../programs/program-facts.ts';
import { ContentLink, hrefOf } from '../../render/link.tsx';
import { Section } from '../section.tsx';

interface DownloadsProperties {
  downloads: Program['data']['downloads'];
  context: PageContext;
}

export function Downloads({ downloads, context }: DownloadsProperties) {
  const available = downloads.filter(({ file }) => hrefOf(file, context));
  return (
    <Section title={context.messages.downloads} small unprinted hidden={!available.length}>
      <ul>
        {available.map(({ name, file }) => (
          <li key={name}>
            <ContentLink field={file} context={context} className="way">
              {name ?? ('name' in file ? file.name : '')}
            </ContentLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
