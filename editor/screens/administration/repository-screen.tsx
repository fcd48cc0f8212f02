import { readStatus } from '../../api/administration.ts';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { ScreenState } from './screen-state.tsx';
import { useScreenData } from './use-screen-data.ts';
import { administrationWords } from './words.ts';

const counted = [
  'documents',
  'published',
  'versions',
  'publications',
  'releases',
  'types',
  'media',
  'commits',
] as const;

/** The database's name as its makers write it. */
function engineName(engine: string): string {
  if (engine.startsWith('postgres')) return 'PostgreSQL';
  return engine === 'sqlite' ? 'SQLite' : engine;
}

/** The status and the numbers of the repository. */
export function RepositoryScreen() {
  const words = useWords(administrationWords);
  const { code } = useInterfaceLanguage();
  const { reading } = useScreenData(['status'], readStatus);
  const status = reading.data;
  const numbers = new Intl.NumberFormat(code);
  return (
    <ScreenState reading={reading}>
      {status && (
        <>
          <p>
            {`${words.repositoryText(status.repository, engineName(status.engine))} ${status.visibility === 'private' ? words.isPrivate : words.isPublic}`}
          </p>
          <dl className="numbers">
            {counted.map((each) => (
              <div key={each}>
                <dt>{words.numbers[each]}</dt>
                <dd>{numbers.format(status[each])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </ScreenState>
  );
}
