import { command } from '../command.ts';
import { drawFirstViews } from '../first-views.ts';

/**
 * Has the other pictures of the main pages drawn while nobody waits, and those of the pages they lead to: they are there
 * when the service is not.
 */
await command(([site = '']) =>
  drawFirstViews(site, { withinMs: 600_000, perPage: Number.POSITIVE_INFINITY, further: true }),
);
