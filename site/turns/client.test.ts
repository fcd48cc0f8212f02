import { expect, it } from 'vitest';
import { clientOf } from './client.ts';

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
  // Who comes directly cannot say to be another.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  // What stands before the last was said by the client itself.
  ['::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['10.0.0.2', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::5', undefined, '2001:db8:0:0'],
  ['127.0.0.1', undefined, null],
  ['127.0.0.1', 'unknown', null],
  ['192.168.1.9', '10.1.1.1', null],
  [undefined, undefined, null],
])('tells who asks from %s, forwarded for %s', (remote, forwardedFor, client) => {
  expect(clientOf(remote, forwardedFor)).toBe(client);
});
