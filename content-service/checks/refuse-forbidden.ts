import type { Command } from '../repository/command.ts';
import type { Event } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import { maxObstacles } from '../repository/obstacle.ts';
import { type Publishing, publishedAfter } from '../repository/published-after.ts';
import type { Repository } from '../repository/repository.ts';
import type { VersionContent } from '../store/store.ts';
import { type Finding, findingsIn } from './findings.ts';
import { sentenceOf } from './sentences.ts';

/** How many findings the sentence names. */
const maxNamed = 3;

/** Something forbids the publication; nothing was published. */
export class NotPublishable extends Refused {
  override name = 'NotPublishable';
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    const rest = findings.length - maxNamed;
    const named = findings.slice(0, maxNamed).map(sentenceOf).join(' ');
    super(`Nothing was published. ${named}${rest > 0 ? ` And ${rest} more.` : ''}`, 422, {
      code: 'forbidden',
    });
    this.findings = findings;
    this.obstacle = { kind: 'forbidden', findings: findings.slice(0, maxObstacles) };
    this.documents = [...new Set(findings.map(({ document }) => document))];
  }
}

/**
 * Wraps a command so that it is refused where what it would publish is forbidden. `contents` are those of old versions.
 */
export function refusingForbidden<Answer>(
  repository: Repository,
  command: Command<Answer>,
  contents: ReadonlyMap<string, VersionContent> = new Map(),
): Command<Answer> {
  return (state, now) => {
    const change = command(state, now);
    const publishing = publishingOf(change.events);
    const newContents = (change.versions ?? []).map(({ id, content }) => [id, content] as const);
    const after = publishedAfter(repository, publishing, new Map([...contents, ...newContents]));
    const forbidden = findingsIn(repository, publishing, after).filter(
      ({ level }) => level === 'forbids',
    );
    if (forbidden.length > 0) throw new NotPublishable(forbidden);
    return change;
  };
}

function publishingOf(events: readonly Event[]): Publishing {
  const publishing = new Map<string, string | null>();
  for (const event of events) {
    if (event.kind === 'published') publishing.set(event.document, event.version);
    if (event.kind === 'unpublished') publishing.set(event.document, null);
  }
  return publishing;
}
