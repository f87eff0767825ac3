import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';
import { loadTelephoneKey } from './telephone-key';

const environment = { ...createTestEnvironment(), PORTAL_RSA_KEY: undefined };

const readKey = async ({ app }: TestPortal) =>
  (await app.inject({ url: '/ptl/system/param/publicKey' })).json().data as { keyId: string; publicKey: string };

async function encrypt(portal: TestPortal, telephone: string): Promise<string> {
  const { keyId, publicKey } = await readKey(portal);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const options = { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  return `${keyId}.${publicEncrypt(options, Buffer.from(telephone)).toString('base64')}`;
}

const send = ({ app }: TestPortal, telephone: string) =>
  app.inject({
    method: 'POST',
    url: '/ptl/contact/addContact',
    payload: { userName: '王小明', companyName: '启明', telephone, consent: true },
  });

describe('the key that telephone numbers are sent under', () => {
  const first = setUpPortal({ environment });
  const second = setUp(() => startTestPortal({ environment, databaseUrl: first.database.url }));

  it('is the same on every instance of a database, whatever their folders', async () => {
    expect(await readKey(second)).toEqual(await readKey(first));
    const response = await send(second, await encrypt(first, '13800138000'));
    expect(response.json()).toMatchObject({ code: '200' });
  });

  it('is kept encrypted', async () => {
    const rows = await first.database.query<{ sealed: string }>(
      `select sealed from installation_secret where name = 'telephone-key'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed).not.toContain('PRIVATE KEY');
  });
});

describe('a new key', () => {
  const create = async (keyDir: string) => {
    const stored = new Map<string, string>();
    const readSecret = async (name: string, make: () => Promise<string>) => {
      if (!stored.has(name)) stored.set(name, await make());
      return stored.get(name) ?? '';
    };
    const load = () => loadTelephoneKey({ file: undefined, keyDir, readSecret });
    return [await load(), await load()] as const;
  };

  it('is made once, of 2048 bits', async () => {
    const [first, second] = await create('/nowhere');
    expect(first.asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect(first.equals(second)).toBe(true);
  });

  it('is the one the folder of an instance has from an earlier release', async () => {
    const keyDir = mkdtempSync(join(tmpdir(), 'portal-keys-'));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(join(keyDir, 'telephone-rsa.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const [key] = await create(keyDir);
    expect(key.equals(privateKey)).toBe(true);
    rmSync(keyDir, { recursive: true });
  });
});
