import { Hono } from 'hono';
import { z } from 'zod';
import { languageCode } from '../editors-api/settings/settings.ts';
import { removeLanguage, saveLanguage } from '../repository/commands/languages.ts';
import { NotFound, Refused } from '../repository/faults.ts';
import { languageName } from '../repository/language-name.ts';
import type { Repository } from '../repository/repository.ts';
import type { Language } from '../repository/snapshot.ts';
import { readJson } from '../write-api/faults.ts';
import { type CliEnvironment, writersOnly } from './authorize.ts';
import { domainOf } from './hosts.ts';
import { identityOf } from './named.ts';

const locale = z.object({
  id: languageCode,
  isMaster: z.boolean().default(false),
  customName: z.string().min(1).max(100).optional(),
});

/** `api.internal.{host}`: locales, onboarding and slice screenshots. */
export function internal(repository: Repository) {
  const app = new Hono<CliEnvironment>();
  const domain = domainOf(repository.repositoryName);
  app.use(writersOnly(repository));
  app.use(async (context, next) => {
    const requested = context.req.query('repository') ?? '';
    if (requested.toLowerCase() !== domain)
      throw new NotFound(`This is the repository ${domain}, not ${requested}.`);
    await next();
  });

  const asLocale = (language: Language) => ({
    id: language.id,
    label: language.name,
    customName: language.name === languageName(language.id) ? null : language.name,
    isMaster: repository.state.languages[0]?.id === language.id,
  });

  app.get('/locale/repository/locales', (context) =>
    context.json({ results: repository.state.languages.map(asLocale) }),
  );
  app.post('/locale/repository/locales', async (context) => {
    const { id, isMaster, customName } = locale.parse(await readJson(context.req.raw));
    const command = saveLanguage(id, { name: customName, isMaster });
    return context.json(asLocale(await repository.do(context.var.author(), command)), 201);
  });
  app.delete('/locale/repository/locales/:code', async (context) => {
    await repository.do(context.var.author(), removeLanguage(context.req.param('code')));
    return context.body(null, 204);
  });

  /** Every repository accepts models from the command line. */
  app.get('/repository/', (context) =>
    context.json({
      ...identityOf(repository),
      starter: null,
      quotas: { sliceMachineEnabled: true },
    }),
  );
  /** There is no onboarding, so no step is ever completed. */
  app.get('/repository/onboarding', (context) => context.json({ completedSteps: [] }));
  app.patch('/repository/onboarding/:step/toggle', () => {
    throw new NotFound('There is no onboarding here.');
  });

  app.get('/screenshot/presigned-url', () => {
    throw new Refused('Screenshots of slices are not kept here. Leave --screenshot out.', 501);
  });
  /** There are no screenshots, so there is nothing to delete. */
  app.post('/screenshot/delete', (context) => context.body(null, 204));

  return app;
}
