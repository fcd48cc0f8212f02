import { describe, expect, it } from 'vitest';
import { createPublisher } from '../publish/publisher.ts';
import { exampleContent } from '../site.testing.tsx';
import { health, healthInDetail } from './health.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');

describe('health', () => {
  it('is not ready before there is content', () => {
    const clock = () => noon;
    const answer = health(createPublisher({ clock }), clock);
    expect(answer.status).toBe(503);
    expect(JSON.parse(String(answer.body))).toEqual({ ready: false, content: null });
  });

  it('says how old the content is, and to operators what is not shown', () => {
    let now = noon;
    const clock = () => now;
    const publisher = createPublisher({ clock });
    publisher.publish(exampleContent(), now);
    now += 90_000;
    const invalid = [{ id: 'x', fault: 'data.title: wrong' }];
    const answer = health(publisher, clock);
    expect(answer.status).toBe(200);
    expect(JSON.parse(String(answer.body)).content).toEqual({
      documents: 8,
      ageSeconds: 90,
    });
    expect(healthInDetail(publisher, '1', invalid)).toEqual({
      version: '1',
      ref: 'ref1',
      notShown: [{ id: 'x', fault: 'data.title: wrong' }],
    });
    publisher.publish(exampleContent(), now);
    expect(JSON.parse(String(health(publisher, clock).body)).content.ageSeconds).toBe(0);
  });
});
