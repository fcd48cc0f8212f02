import { warmFirstViews } from '../first-views.ts';
import { runCommand } from '../run-command.ts';

/**
 * Has all pictures of the main pages and of the pages they link to rendered in the background, so that they are
 * available when the service is not.
 */
await runCommand(([site = '']) =>
  warmFirstViews(site, {
    timeoutMs: 600_000,
    picturesPerPage: Number.POSITIVE_INFINITY,
    followLinks: true,
  }),
);
