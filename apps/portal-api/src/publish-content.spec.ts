import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runContentPublish } from './content-publish-command';
import { writeRelease } from './modules/content/release-file';
import { FIXTURES } from './testing/fixtures';
import { setUp } from './testing/set-up';
import { startTestPortal, type TestPortal } from './testing/test-portal';

const PRODUCT = 'products/alpha.json';
const root = mkdtempSync(join(tmpdir(), 'portal-releases-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A content folder in which a product has this name. */
function makeFolder(productName: string): string {
  const folder = join(root, productName);
  cpSync(join(FIXTURES, 'content'), folder, { recursive: true });
  rename(folder, '产品alpha', productName);
  return folder;
}

function rename(folder: string, from: string, to: string): void {
  const file = join(folder, PRODUCT);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}

async function readNames(portal: TestPortal): Promise<string> {
  const { body } = await portal.call({
    method: 'POST',
    path: '/ptl/product/content/getNavProduct',
    body: { visibleRange: 2 },
  });
  return JSON.stringify(body);
}

const older = makeFolder('旧产品');
const newer = makeFolder('新产品');

const portal = setUp(async () => {
  await writeRelease(older, new Date('2026-01-01T00:00:00Z'));
  await writeRelease(newer, new Date('2026-02-01T00:00:00Z'));
  return startTestPortal({ contentDir: newer });
});

/** Starts another instance on the same database. */
const startBeside = (contentDir: string) => startTestPortal({ contentDir, databaseUrl: portal.database.url });

async function publish(contentDir: string, ...args: string[]) {
  const lines: string[] = [];
  const code = await runContentPublish({
    args,
    variables: {
      DATABASE_URL: portal.database.url,
      PORTAL_CONTENT_DIR: contentDir,
      PORTAL_MEDIA_DIR: join(FIXTURES, 'media'),
    },
    print: (line) => void lines.push(line),
    onProgress: () => undefined,
  });
  return { code, lines };
}

it('an old instance that starts later leaves the newer content', async () => {
  const old = await startBeside(older);
  try {
    expect(await readNames(old)).toContain('新产品');
    expect(await readNames(portal)).toContain('新产品');
    expect(old.logLines.join('')).toContain('which is newer than 2026-01-01T00:00:00.000Z');
  } finally {
    await old.close();
  }
});

it('a folder that was never released leaves what was', async () => {
  const { code, lines } = await publish(makeFolder('未发布'));
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('which is newer than none')]);
  expect(await readNames(portal)).toContain('新产品');
});

it('the same release has nothing to import, unless that is forced', async () => {
  const [file] = await portal.database.query(`update content_source set checksum = '' where path = $1 returning *`, [
    PRODUCT,
  ]);
  expect(file).toBeDefined();
  expect(await portal.reloadContent()).toMatchObject({ imported: 0, problems: [] });
  expect((await publish(newer, '--force')).lines).toContainEqual(expect.stringContaining('Files imported: 1,'));
});

it('an edit after the release is imported', async () => {
  rename(newer, '新产品', '改产品');
  expect(await portal.reloadContent()).toMatchObject({ imported: 1, problems: [] });
  expect(await readNames(portal)).toContain('改产品');
});

it('goes back where that is forced, and forward again by itself', async () => {
  expect((await publish(older)).code).toBe(1);
  expect(await publish(older, '--force')).toMatchObject({
    code: 0,
    lines: ['Release: 2026-01-01T00:00:00.000Z.', expect.any(String)],
  });
  const [source] = await portal.database.query<{ name: string }>(
    `select product_name as name from product where code = 'alpha'`,
  );
  expect(source?.name).toBe('旧产品');
  expect(await portal.reloadContent()).toMatchObject({ imported: 1 });
  expect(await readNames(portal)).toContain('改产品');
});

it('tries again what was refused, though nothing has changed', async () => {
  const broken = makeFolder('坏产品');
  writeFileSync(join(broken, 'products/broken.json'), '{');
  await writeRelease(broken, new Date('2026-03-01T00:00:00Z'));
  for (const attempt of [1, 2]) {
    const { code, lines } = await publish(broken);
    expect([attempt, code, lines[0]]).toEqual([attempt, 1, expect.stringContaining('products/broken.json:1:')]);
  }
});
