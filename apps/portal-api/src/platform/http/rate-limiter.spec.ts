import { toClientNetwork } from './client-network';
import { createMemoryCounter } from './memory-counter';
import { createRateLimiter } from './rate-limiter';

describe('the rate limiter', () => {
  let now = 0;
  const windows = [
    { max: 2, seconds: 60 },
    { max: 3, seconds: 3600 },
  ];

  it('keeps all windows, per key', async () => {
    const limiter = createRateLimiter(createMemoryCounter(() => new Date(now)));
    const count = (key = 'a') => limiter.count(key, windows);
    expect([await count(), await count(), await count(), await count('b')]).toEqual([0, 0, 60, 0]);
    now += 61_000;
    expect([await count(), await count()]).toEqual([0, 3539]);
    now += 3_600_000;
    expect(await count()).toBe(0);
  });

  it('does not lock anyone out when the clock goes back', async () => {
    now = 10_000_000;
    const limiter = createRateLimiter(createMemoryCounter(() => new Date(now)));
    await limiter.count('a', [{ max: 1, seconds: 60 }]);
    now -= 5_000_000;
    expect(await limiter.count('a', [{ max: 1, seconds: 60 }])).toBe(0);
  });
});

describe('the network of a client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:DB8:0001:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, network) => expect(toClientNetwork(address)).toBe(network));
});
