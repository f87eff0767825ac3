import { randomBytes } from 'node:crypto';
import { createDataProtection } from './data-protection';

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
