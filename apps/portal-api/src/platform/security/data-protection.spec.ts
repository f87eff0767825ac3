import { randomBytes } from 'node:crypto';
import { createDataProtection, createKeyringProtection, deriveHashKey } from './data-protection';
import { type DataKey, digestKey, toDataKey } from './keyring';

const protection = createDataProtection(randomBytes(32));

it('encrypts a value differently each time, and opens it at its place', () => {
  const [first, second] = [protection.encrypt('13800138000', 'a:1'), protection.encrypt('13800138000', 'a:1')];
  expect(first).not.toBe(second);
  expect(protection.decrypt(first, 'a:1')).toBe('13800138000');
});

it('refuses a value that was moved, changed or encrypted with another key', () => {
  const sealed = protection.encrypt('13800138000', 'a:1');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => protection.decrypt(sealed, 'a:2')).toThrow();
  expect(() => protection.decrypt(changed, 'a:1')).toThrow();
  expect(() => createDataProtection(randomBytes(32)).decrypt(sealed, 'a:1')).toThrow('another key');
});

it('makes hashes that another installation cannot repeat', () => {
  const now = new Date('2026-06-05T00:00:00Z');
  expect(protection.fingerprint('x')).toBe(protection.fingerprint('x'));
  expect(createDataProtection(randomBytes(32)).fingerprint('x')).not.toBe(protection.fingerprint('x'));
  expect(protection.hashAddress('192.0.2.1', now)).not.toBe(
    protection.hashAddress('192.0.2.1', new Date(now.getTime() + 86_400_000)),
  );
});

describe('a ring of keys', () => {
  const [oldKey, newKey] = [toDataKey(randomBytes(32)), { id: 'second', bytes: randomBytes(32) }];
  const before = createKeyringProtection([oldKey]);
  const ring = createKeyringProtection([newKey, oldKey]);
  const place = 'a:1';

  it('seals under the first, and says so', () => {
    expect(ring.keyIds).toEqual(['second', oldKey.id]);
    expect(ring.encrypt('x', place)).toMatch(/^v1\.second\./);
    expect(ring.seal(Buffer.from('x'), place).toString('latin1')).toMatch(/^v1\.second\./);
  });

  it('opens what was sealed under any of them', () => {
    for (const protection of [before, ring]) {
      expect(ring.decrypt(protection.encrypt('x', place), place)).toBe('x');
      expect(ring.open(protection.seal(Buffer.from('x'), place), place).toString()).toBe('x');
    }
    expect(() => before.decrypt(ring.encrypt('x', place), place)).toThrow('another key (second)');
    expect(() => before.open(ring.seal(Buffer.from('x'), place), place)).toThrow();
  });

  it('opens bytes of an earlier release, which do not name their key', () => {
    const named = before.seal(Buffer.from('x'), place);
    const unnamed = named.subarray(`v1.${oldKey.id}.`.length);
    expect(ring.open(unnamed, place).toString()).toBe('x');
    expect(() => ring.open(unnamed, 'a:2')).toThrow();
  });

  it('opens what was sealed before a key had a name', () => {
    const named: DataKey = { id: 'first', bytes: oldKey.bytes };
    expect(digestKey(named.bytes)).toBe(oldKey.id);
    const sealed = before.encrypt('x', place);
    expect(createKeyringProtection([newKey, named]).decrypt(sealed, place)).toBe('x');
  });

  it('makes the hashes of its oldest key, or of one that is kept', () => {
    expect(ring.fingerprint('x')).toBe(before.fingerprint('x'));
    const kept = createKeyringProtection([newKey], deriveHashKey([oldKey]));
    expect(kept.fingerprint('x')).toBe(before.fingerprint('x'));
  });
});
