import { createPasswordHasher } from './password-hasher';

const hasher = createPasswordHasher();

it('keeps passwords as argon2id hashes, the same password differently each time', async () => {
  const [first, second] = [await hasher.hash('Portal@2026'), await hasher.hash('Portal@2026')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d,p=\d\$/);
  expect(first).not.toBe(second);
});

it('tells passwords apart by every character, as they were typed', async () => {
  const password = ` Über ${'密'.repeat(57)}x`;
  const kept = await hasher.hash(password);
  expect(await hasher.verify(kept, password)).toBe(true);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password} `])
    expect(await hasher.verify(kept, other)).toBe(false);
});

it('takes no password for an account that does not exist', async () => {
  expect(await hasher.verify(undefined, 'an account that does not exist')).toBe(false);
});
