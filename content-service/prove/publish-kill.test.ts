import { expect, it } from 'vitest';
import { provePublishKill } from './publish-kill.ts';

it('loses nothing that was acknowledged and publishes nothing by half when it is killed', async () => {
  const { passed, figures } = await provePublishKill({ publications: 60, kills: 6 });
  for (const engine of ['SQLite', 'PostgreSQL'])
    expect(figures[engine]).toMatchObject({
      'kill -9': 6,
      'acknowledged and lost': 0,
      'half-published': 0,
    });
  expect(passed).toBe(true);
});
