import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeObjectStore, startFakeObjectStore, STORE_CREDENTIALS } from '../../testing/fake-object-store';
import { sendFile } from '../../testing/multipart';
import { makePdf } from '../../testing/sample-files';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { type FileStore, openFolderStore, StoreFullError } from './file-store';
import { openObjectStore } from './object-store';

let fake: FakeObjectStore;
let folder: string;

beforeAll(async () => {
  fake = await startFakeObjectStore();
  folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
});
afterAll(async () => {
  await fake.close();
  rmSync(folder, { recursive: true, force: true });
});

const openStore = (changes: object = {}) =>
  openObjectStore({ ...STORE_CREDENTIALS, endpoint: fake.endpoint, timeoutMs: 30_000, ...changes });

const STORES: [string, () => FileStore][] = [
  ['a folder', () => openFolderStore(folder)],
  ['an object store', () => openStore()],
  ['an object store whose address ends with a slash', () => openStore({ endpoint: `${fake.endpoint}/` })],
];

describe.each(STORES)('%s', (_name, open) => {
  it('gives back what it was given, byte by byte', async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
    await store.put('ab/abcd-1', bytes);
    await store.put('ab/abcd-2', Buffer.alloc(0));
    expect((await store.get('ab/abcd-1'))?.equals(bytes)).toBe(true);
    expect(await store.get('ab/abcd-2')).toHaveLength(0);
  });

  it('has nothing where nothing was put', async () => {
    expect(await open().get('no/such-key')).toBeUndefined();
  });

  it('replaces what was there', async () => {
    const store = open();
    await store.put('k/replaced', Buffer.from('first, and longer'));
    await store.put('k/replaced', Buffer.from('second'));
    expect(String(await store.get('k/replaced'))).toBe('second');
  });

  it('removes, and does not mind when there is nothing to remove', async () => {
    const store = open();
    await store.put('k/removed', Buffer.from('x'));
    await store.remove('k/removed');
    await store.remove('k/removed');
    expect(await store.get('k/removed')).toBeUndefined();
  });

  it('keeps many at once apart', async () => {
    const store = open();
    const keys = Array.from({ length: 30 }, (_, index) => `many/k-${index}`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    expect((await Promise.all(keys.map((key) => store.get(key)))).map(String)).toEqual(keys);
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', 'a.txt', '', 'a b', 'a\\b', 'a?b', 'a/', 'ä'])(
    'takes no key like %j',
    async (key) => {
      const store = open();
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Not a key of the file store');
      await expect(store.get(key)).rejects.toThrow('Not a key of the file store');
      await expect(store.remove(key)).rejects.toThrow('Not a key of the file store');
    },
  );
});

describe('the folder', () => {
  it('holds no half-written files', async () => {
    await openFolderStore(folder).put('half/one', Buffer.from('x'));
    expect(readdirSync(join(folder, 'half'))).toEqual(['one']);
  });
});

describe('the object store', () => {
  beforeEach(() => fake.requests.splice(0));

  it('is asked with a signature, and the bucket in the path', async () => {
    await openStore().put('ab/signed', Buffer.from('x'));
    expect(fake.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['PUT /uploads/ab/signed']);
    expect(fake.requests[0]?.headers.authorization).toContain(`Credential=${STORE_CREDENTIALS.accessKey}/`);
    expect(fake.requests[0]?.headers.authorization).not.toContain(STORE_CREDENTIALS.secretKey);
  });

  it('that refuses us is a failure, not an empty answer', async () => {
    const stranger = openStore({ secretKey: 'another' });
    await expect(stranger.put('ab/x', Buffer.from('x'))).rejects.toThrow('The object store answered 403 to PUT');
    await expect(stranger.get('ab/signed')).rejects.toThrow('The object store answered 403 to GET');
    await expect(stranger.remove('ab/signed')).rejects.toThrow('The object store answered 403 to DELETE');
    fake.trouble.push(404);
    await expect(openStore().put('ab/x', Buffer.from('x'))).rejects.toThrow('answered 404 to PUT');
  });

  it('that stumbles is asked again, but not for ever', async () => {
    fake.trouble.push(503);
    await openStore().put('ab/again', Buffer.from('again'));
    expect(String(await openStore().get('ab/again'))).toBe('again');
    fake.trouble.push(...Array.from({ length: 10 }, () => 500));
    await expect(openStore().get('ab/again')).rejects.toMatchObject({
      ...{ message: expect.stringContaining('answered 500'), isOutage: true },
    });
    expect(fake.trouble.splice(0)).toHaveLength(7);
  });

  it('that is full says so', async () => {
    fake.trouble.push(507, 507, 507);
    await expect(openStore().put('ab/x', Buffer.from('x'))).rejects.toBeInstanceOf(StoreFullError);
  });

  it('that does not answer is given up', async () => {
    fake.isSilent = true;
    await expect(openStore({ timeoutMs: 300 }).get('ab/again')).rejects.toThrow(/timeout|aborted/i);
    fake.isSilent = false;
  });

  it('that is not there is a failure at once', async () => {
    await expect(openStore({ endpoint: 'http://127.0.0.1:1' }).get('ab/x')).rejects.toThrow();
  });
});

it('keeps the uploads of a portal that names an object store', async () => {
  const portal = await startTestPortal({
    environment: {
      ...createTestEnvironment(),
      FILES_S3_ENDPOINT: fake.endpoint,
      FILES_S3_BUCKET: STORE_CREDENTIALS.bucket,
      FILES_S3_REGION: STORE_CREDENTIALS.region,
      FILES_S3_ACCESS_KEY: STORE_CREDENTIALS.accessKey,
      FILES_S3_SECRET_KEY: STORE_CREDENTIALS.secretKey,
    },
  });
  const { browser } = await openSession(portal);
  const { body } = await sendFile(browser, 'resume', makePdf());
  const { id } = body.data as { id: string };
  const path = `/uploads/${id.slice(0, 2)}/${id}`;
  expect(fake.objects.get(path)?.includes('%PDF')).toBe(false);
  expect(existsSync(join(portal.contentDir, '..', 'data', 'files'))).toBe(false);
  await browser.request('/ptl/file/delete', { method: 'POST', payload: { id } });
  expect(fake.objects.has(path)).toBe(false);
  await portal.close();
});
