import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addContent, makeProduct } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const mediaDir = mkdtempSync(join(tmpdir(), 'portal-media-'));
const portal = setUpPortal({ mediaDir });

const download = (id: string, file: string) => ({ id, name: `文件${id}`, version: '1.2', file });

beforeAll(async () => {
  mkdirSync(join(mediaDir, 'downloads'));
  writeFileSync(join(mediaDir, 'downloads', 'sdk.zip'), 'the sdk');
  writeFileSync(join(mediaDir, 'downloads', 'a+b #1.pdf'), 'odd name');
  writeFileSync(join(mediaDir, 'secret.txt'), 'secret');
  await addContent(portal, {
    'products/tool.json': makeProduct('tool', {
      downloads: [download('d-other', 'gone.zip'), download('d-sdk', 'sdk.zip')],
    }),
    'products/off.json': makeProduct('off', { listingStatus: 3, downloads: [download('d-off', 'sdk.zip')] }),
    'products/secret.json': makeProduct('secret', { listingStatus: 1, downloads: [download('d-draft', 'sdk.zip')] }),
  });
});
afterAll(() => rmSync(mediaDir, { recursive: true, force: true }));

const ask = async (id: string) => {
  const response = await portal.app.inject({
    url: `/ptl/product/downloads/queryByDownloadId?downloadId=${encodeURIComponent(id)}`,
  });
  return { status: response.statusCode, ...(response.json() as { msg: string; data: { url: string } }) };
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a download', () => {
  it('is described as the file is, and found at its address', async () => {
    const { data } = await ask('d-sdk');
    expect(data).toEqual({
      ...{ id: 'd-sdk', name: '文件d-sdk', version: '1.2', fileName: 'sdk.zip', size: 7, sha256: sha256('the sdk') },
      url: '/files/downloads/sdk.zip',
    });
    const file = await portal.app.inject({ url: data.url });
    expect([file.statusCode, sha256(file.body)]).toEqual([200, sha256('the sdk')]);
  });

  it('is described anew when the file has changed', async () => {
    writeFileSync(join(mediaDir, 'downloads', 'sdk.zip'), 'the next sdk');
    expect((await ask('d-sdk')).data).toMatchObject({ size: 12, sha256: sha256('the next sdk') });
    rmSync(join(mediaDir, 'downloads', 'sdk.zip'));
    expect(await ask('d-sdk')).toMatchObject({ status: 404, msg: '下载文件不存在' });
    writeFileSync(join(mediaDir, 'downloads', 'sdk.zip'), 'the sdk');
    expect((await ask('d-sdk')).status).toBe(200);
  });

  it.each(['none', 'd-other', 'd-off', 'd-draft', '', `"}]' or 1=1`, 'x'.repeat(65), '../secret.txt', 'tool'])(
    'is not there for %j',
    async (id) => expect([400, 404]).toContain((await ask(id)).status),
  );

  it('is named on the page of its product, without where it is', async () => {
    const { data } = (await portal.app.inject({ url: '/ptl/product/content/productDetailByCode?code=tool' })).json();
    expect(data.downloads).toEqual([
      { id: 'd-other', name: '文件d-other', version: '1.2' },
      { id: 'd-sdk', name: '文件d-sdk', version: '1.2' },
    ]);
  });

  it('never lies outside its folder', async () => {
    const product = makeProduct('evil', { downloads: [download('d-evil', '../secret.txt')] });
    await expect(addContent(portal, { 'products/evil.json': product })).rejects.toThrow('Content refused');
    rmSync(join(portal.contentDir, 'products/evil.json'));
    for (const file of ['..', '.']) {
      await addContent(portal, {
        'products/dots.json': makeProduct('dots', { downloads: [download('d-dots', file)] }),
      });
      expect((await ask('d-dots')).status).toBe(404);
    }
  });
});
