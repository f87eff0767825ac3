import { createIdempotencyKeys } from './idempotency-keys';

describe('createIdempotencyKeys', () => {
  it('keeps the key as long as the content stays', () => {
    const takeKey = createIdempotencyKeys();
    const first = takeKey({ a: 1 });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(takeKey({ a: 1 })).toBe(first);
    expect(takeKey({ a: 2 })).not.toBe(first);
  });

  it('gives every form its own', () => {
    expect(createIdempotencyKeys()({})).not.toBe(createIdempotencyKeys()({}));
  });
});
