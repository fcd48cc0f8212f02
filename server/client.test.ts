import { expect, it } from 'vitest';
import { clientOf } from './client.ts';

it.each([
  ['203.0.113.7', undefined, '203.0.113.7', false],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7', false],
  // A direct client cannot claim another address.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7', false],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', false],
  // Entries before the last come from the client itself.
  ['::1', '198.51.100.1, 203.0.113.7', '203.0.113.7', false],
  ['10.0.0.2', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2', false],
  ['2001:db8::5', undefined, '2001:db8:0:0', false],
  ['127.0.0.1', undefined, '127.0.0.1', true],
  ['127.0.0.1', 'unknown', '127.0.0.1', true],
  ['192.168.1.9', '10.1.1.1', '10.1.1.1', true],
])('tells who asks from %s, forwarded for %s: %s', (remote, forwardedFor, network, isInternal) => {
  expect(clientOf(remote, forwardedFor)).toEqual({ network, isInternal });
});

it('tells nobody apart without an address', () => {
  expect(clientOf(undefined, '198.51.100.1')).toBeNull();
});
