import { join, resolve } from 'node:path';
import {
  checkStore,
  createToken,
  findingsInWords,
  readSettings,
  revokeToken,
  type Settings,
  verifyArchive,
  withRepository,
} from '@farol/content-service';
import { keepFilesPrivate, originAt, printable, restrictToOwner } from '@farol/server/process';
import { begin } from '../launch/begin.ts';
import { setUpCertificate } from '../launch/certificate.ts';
import { loadEnvironment } from '../launch/environment.ts';
import { localWriter } from '../launch/local-writer.ts';
import { moveContent } from '../launch/moving.ts';
import { managePeople } from '../launch/people.ts';
import { runCommand } from '../launch/run-command.ts';
import { seedService } from '../launch/seeding.ts';

const usage = `npm run content -- VERB

  status                          what the repository holds
  seed FOLDER                     write a folder's content into the running, empty service, or the rest of it if that was
                                  interrupted
  token create NAME [SCOPE]       make a token: write, master or master+releases (write when not said)
  token list                      the tokens by name
  token revoke ID                 end a token
  people [list]                   who may sign in
  people invite [ROLE]            an address that works once: writer, publisher or administrator (not said: the last)
         [--languages pt-br,es-es] [--types articles_details,dynamic_page]
  people reset NAME               an address with which somebody who lost every way in finds new ones
  people remove NAME              forget somebody; what was written stays
  invite [ROLE] …                 the same as people invite
  check [BACKUP]                  look at every version and file for damage, here or in a backup
  before-publishing [RELEASE]     what forbids publishing a release, or all drafts, and what is advised against it
  backup FILE                     keep everything in one file, while the service runs
  restore FILE [--replace]        put a backup in the place of what is here
  export FILE                     write the content to a file for others: drafts and old versions, no tokens
  import FILE                     bring in an export, or a documents/ folder of Prismic's, beside what is here
  pull REPOSITORY                 bring in what a repository has published (SOURCE_TOKEN, SOURCE_ACCESS_TOKEN)
  push REPOSITORY                 write the content to a repository (TARGET_TOKEN)
                                  REPOSITORY: a name at Prismic, or the address of another service
  begin                           begin for real: remove the sample, keep navigation, models and an empty page of each
                                  kind; says what goes and asks for a word
  certificate                     make the certificate that Prismic's command line needs`;

loadEnvironment();
keepFilesPrivate();

async function run([verb, ...rest]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  await restrictToOwner(join(settings.DATA_DIR, 'service'));
  switch (verb) {
    case 'status':
      return withRepository(settings, ({ state }) => {
        console.table({
          repository: settings.REPOSITORY_NAME,
          documents: state.documents.size,
          publications: state.publications.length,
          releases: state.releases.size,
          files: state.assets.size,
          commits: state.tip.sequence,
        });
      });
    case 'token':
      return manageTokens(settings, rest);
    case 'people':
      if (!(await managePeople(settings, rest))) rejectArguments();
      return;
    case 'invite':
      if (!(await managePeople(settings, ['invite', ...rest]))) rejectArguments();
      return;
    case 'backup':
    case 'export':
    case 'import':
    case 'pull':
    case 'push':
    case 'restore':
      if (!(await moveContent(settings, verb, rest))) rejectArguments();
      return;
    case 'check':
      return check(settings, rest);
    case 'begin':
      return begin(settings);
    case 'before-publishing':
      return beforePublishing(settings, rest);
    case 'certificate':
      return setUpCertificate(settings);
    case 'seed':
      return seed(settings, rest);
    default:
      console.log(usage);
      process.exitCode = verb === undefined ? 0 : 2;
  }
}

function rejectArguments(): void {
  console.log(usage);
  process.exitCode = 2;
}

async function check(settings: Settings, [archive]: string[]): Promise<void> {
  if (archive !== undefined) {
    const { kind, repository, at } = await verifyArchive(archive);
    console.log(printable(`A whole ${kind} of ${repository}, of ${new Date(at).toISOString()}.`));
    return;
  }
  const faults = await checkStore(settings);
  for (const fault of faults) console.error(printable(fault));
  console.log(faults.length === 0 ? 'Everything is whole.' : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function manageTokens(
  settings: Settings,
  [verb, nameOrId = '', scope = 'write']: string[],
): Promise<void> {
  const isScope = (value: string) =>
    value === 'write' || value === 'master' || value === 'master+releases';
  await withRepository(settings, async (repository) => {
    if (verb === 'list')
      return console.table(
        [...repository.state.tokens.values()].map((token) => ({
          id: token.id,
          name: token.name,
          scope: token.scope,
          created: new Date(token.createdAt).toISOString(),
        })),
      );
    if (verb === 'revoke' && nameOrId) {
      await repository.do('command line', revokeToken(nameOrId));
      return console.log(`Token ${nameOrId} is revoked.`);
    }
    if (verb === 'create' && nameOrId && isScope(scope)) {
      const { token, id } = await repository.do('command line', createToken(nameOrId, scope));
      return console.log(`${token}\nShown this once. Its id is ${id}.`);
    }
    rejectArguments();
  });
}

/** Exits with 1 if something forbids publishing, for scripts. */
async function beforePublishing(settings: Settings, [release]: string[]): Promise<void> {
  await withRepository(settings, async (repository) => {
    const { documents, forbids, advises } = await findingsInWords(repository, release);
    for (const sentence of forbids) console.error(`Forbids: ${printable(sentence)}`);
    for (const sentence of advises) console.log(`Advises: ${printable(sentence)}`);
    if (documents === 0) console.log('There is nothing to publish.');
    else console.log(`${forbids.length} forbid it, ${advises.length} advise against it.`);
    process.exitCode = forbids.length === 0 ? 0 : 1;
  });
}

async function seed({ HOST, SERVICE_PORT, DATA_DIR }: Settings, [folder]: string[]): Promise<void> {
  if (folder === undefined) return rejectArguments();
  const writer = await localWriter(originAt(HOST, SERVICE_PORT));
  await seedService(writer, resolve(folder), {
    workFolder: join(DATA_DIR, 'sample'),
    today: new Date(),
    log: console.log,
  });
  console.log('Done.');
}

await runCommand(run);
