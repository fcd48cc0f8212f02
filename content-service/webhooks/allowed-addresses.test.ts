import { describe, expect, it } from 'vitest';
import { type Address, addressesFor, isAllowed } from './allowed-addresses.ts';

const outside = [
  '93.184.215.14',
  '8.8.8.8',
  '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
  '2001:4860::8888',
];

/** Internal addresses, which a setting can allow. */
const inside = [
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
  ['CGNAT', ['100.64.0.1', '100.127.255.255']],
  ['unique local', ['fc00::1', 'fd12:3456::1']],
  ['IPv4-mapped', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:a64:1']],
  ['NAT64', ['64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::c0a8:101']],
] as const;

/** Addresses that are never allowed. */
const never = [
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::', '::ffff:0.0.0.0', '64:ff9b::']],
  ['link-local', ['169.254.169.254', 'fe80::1', '::ffff:169.254.169.254', '64:ff9b::a9fe:a9fe']],
  ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
  ['broadcast and reserved', ['255.255.255.255', '240.0.0.1', '192.0.0.8', '198.18.0.1']],
  ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['IPv4-compatible', ['::127.0.0.1', '::7f00:1', '::10.0.0.1', '::8.8.8.8']],
  ['IPv4-translated', ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8']],
  ['local NAT64', ['64:ff9b:1::127.0.0.1', '64:ff9b:1:ffff::8.8.8.8']],
  ['6to4', ['2002:7f00:1::', '2002:a00:1::1', '2002:808:808::', '192.88.99.1']],
  ['Teredo', ['2001:0:7f00:1::1', '2001::1']],
  ['ISATAP', ['2606:2800::5efe:7f00:1', '2606:2800::200:5efe:a00:1', 'fe80::5efe:7f00:1']],
  ['site-local', ['fec0::1']],
  ['discard and segment routing', ['100::1', '5f00::1']],
  ['no address at all', ['', 'localhost', '1.2.3.4.5', 'fe80::1%eth0']],
] as const;

describe('an address', () => {
  it.each(outside)('of the public internet is allowed: %s', (address) => {
    expect(isAllowed(address, false)).toBe(true);
    expect(isAllowed(address, true)).toBe(true);
  });

  it.each(inside)('of the inside is allowed by the setting alone: %s', (_kind, addresses) => {
    expect(addresses.filter((address) => isAllowed(address, false))).toEqual([]);
    expect(addresses.filter((address) => !isAllowed(address, true))).toEqual([]);
  });

  it.each(never)('is never allowed: %s', (_kind, addresses) => {
    expect(addresses.filter((address) => isAllowed(address, false))).toEqual([]);
    expect(addresses.filter((address) => isAllowed(address, true))).toEqual([]);
  });
});

const answering =
  (...addresses: string[]) =>
  async (): Promise<Address[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const hook = new URL('https://hooks.example/a');

describe('a name', () => {
  it('is resolved once, to the addresses that are connected to', async () => {
    let asked = 0;
    const addresses = await addressesFor(hook, false, (name) => {
      asked += 1;
      expect(name).toBe('hooks.example');
      return answering('93.184.215.14', '2001:4860::8888')();
    });
    expect(addresses.map(({ address }) => address)).toEqual(['93.184.215.14', '2001:4860::8888']);
    expect(asked).toBe(1);
  });

  it.each([...inside, ...never.slice(0, -1)].flatMap(([, addresses]) => addresses))(
    'is refused where it leads to %s, alone or beside a public address',
    async (address) => {
      const refused = `${address} is not of the public internet`;
      await expect(addressesFor(hook, false, answering(address))).rejects.toThrow(refused);
      for (const several of [
        [address, '93.184.215.14'],
        ['93.184.215.14', '2001:4860::8888', address],
      ])
        await expect(addressesFor(hook, false, answering(...several))).rejects.toThrow(refused);
    },
  );

  it('without any address is refused', async () => {
    await expect(addressesFor(hook, false, answering())).rejects.toThrow('has no address');
  });

  it('of this machine is refused by what the system answers', async () => {
    await expect(addressesFor(new URL('http://localhost/'), false)).rejects.toThrow(
      'not of the public internet',
    );
    expect(await addressesFor(new URL('http://localhost/'), true)).not.toEqual([]);
  });
});

describe('an address in the url', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://１２７.0.0.1/',
  ])('is checked however it is spelled: %s', async (address) => {
    await expect(addressesFor(new URL(address), false, answering('8.8.8.8'))).rejects.toThrow(
      'not of the public internet',
    );
  });

  it('is used as it is, without asking for a name', async () => {
    const asking = () => Promise.reject(new Error('Nobody asks for this.'));
    expect(await addressesFor(new URL('http://8.8.8.8/'), false, asking)).toEqual([
      { address: '8.8.8.8', family: 4 },
    ]);
    expect(await addressesFor(new URL('http://[2001:4860::8888]/'), false, asking)).toEqual([
      { address: '2001:4860::8888', family: 6 },
    ]);
  });
});

it.each([22, 25, 53, 110, 445, 993])('refuses the port %i', async (port) => {
  await expect(
    addressesFor(new URL(`http://hooks.example:${port}/`), true, answering('8.8.8.8')),
  ).rejects.toThrow('not to');
});

it.each(['', ':80', ':443', ':3000', ':65535'])('takes the port %j', async (port) => {
  const url = new URL(`http://hooks.example${port}/`);
  expect(await addressesFor(url, false, answering('8.8.8.8'))).toHaveLength(1);
});
