/** @jest-environment node */
import { buildPageConfig, createStubApi, type StubResponses } from '@portal/testing';
import { sampleBrand } from '../testing/sample-brand';
import { matchDocumentFile, writeDocumentFile } from './document-files';

const place = { id: 'iot-hub', docVersionId: '2.0', nodeId: 'start/first-device' };

function write(file: Parameters<typeof writeDocumentFile>[0], responses: StubResponses) {
  const { transport, calls } = createStubApi(responses);
  const options = { transport, brand: sampleBrand, publicOrigin: 'https://portal.example' };
  return writeDocumentFile(file, options).then((text) => ({ ...text, calls }));
}

describe('files of the document center', () => {
  it('stand at their addresses alone', () => {
    for (const path of ['/llms.txt', '/llms-full.txt']) expect(matchDocumentFile(path)).toBe(path);
    expect(matchDocumentFile('/document-center/iot-hub/2.0/start/first-device.md')).toEqual(place);
    expect(matchDocumentFile('/document-center/document-content')).toBeNull();
    expect(matchDocumentFile('/robots.txt')).toBeNull();
  });

  it('are pages as Markdown, with whole addresses', async () => {
    const markdown =
      '见[产品](/product)、[手册](/files/a.pdf)、[外站](https://a.example/b)、![图](/ptl/isc/doc/image/x)与[本节](#a)。';
    const { status, contentType, text, calls } = await write(place, { docMarkdown: { title: '接入', markdown } });
    expect([status, contentType]).toEqual([200, 'text/markdown']);
    expect(text).toBe(
      '# 接入\n\n见[产品](https://portal.example/miot/product)、[手册](https://portal.example/files/a.pdf)、' +
        '[外站](https://a.example/b)、![图](https://portal.example/ptl/isc/doc/image/x)与[本节](#a)。\n',
    );
    expect(calls[0]?.query).toEqual({ ...place, visibleRange: 2 });
  });

  it('have one title', async () => {
    const { text } = await write(place, { docMarkdown: { title: '接入', markdown: '# 接入\n\n正文\n' } });
    expect(text).toBe('# 接入\n\n正文\n');
  });

  it.each([
    [404, 404],
    [400, 404],
    [500, 503],
  ])('answer a refusal %d with %d, as text', async (rejected, expected) => {
    const { status, contentType, text } = await write(place, { docMarkdown: { error: { status: rejected } } });
    expect([status, contentType]).toEqual([expected, 'text/plain']);
    expect(text).not.toMatch(/[<>]/);
  });

  it('are listed by document', async () => {
    const { text, contentType } = await write('/llms.txt', {
      listPageConfigs: [buildPageConfig()],
      docIndex: [
        {
          id: 'iot-hub',
          name: '设备接入平台',
          summary: '接入说明。',
          docVersionId: '2.0',
          pages: [{ nodeId: 'start/first-device', name: '接入 [第一台] 设备' }],
        },
      ],
    });
    expect(contentType).toBe('text/plain');
    expect(text).toContain('文档中心\n\n> ');
    expect(text).toContain('\n\n[全文](https://portal.example/miot/llms-full.txt)\n\n## ');
    expect(text).toContain(
      '## 设备接入平台\n\n接入说明。\n\n[全文](https://portal.example/miot/document-center/iot-hub/llms-full.txt)\n\n- [接入 \\[第一台\\] 设备](https://portal.example/miot/document-center/iot-hub/2.0/start/first-device.md)\n',
    );
  });

  it('are listed for one document', async () => {
    const list = { id: 'iot-hub', hasTexts: false };
    const pages = [{ nodeId: 'a', name: '甲' }];
    const docIndex = [
      { id: 'iot-hub', name: '设备接入平台', summary: '接入说明。', docVersionId: '2.0', pages },
      { id: 'other', name: '别的', summary: '', docVersionId: '1.0', pages },
    ];
    expect(matchDocumentFile('/document-center/iot-hub/llms.txt')).toEqual(list);
    expect((await write(list, { docIndex })).text).toBe(
      '# 设备接入平台\n\n> 接入说明。\n\n[全文](https://portal.example/miot/document-center/iot-hub/llms-full.txt)\n\n' +
        '## 页面\n\n- [甲](https://portal.example/miot/document-center/iot-hub/2.0/a.md)\n',
    );
    expect((await write({ ...list, id: 'none' }, { docIndex })).status).toBe(404);
    expect((await write(list, {})).status).toBe(503);
  });

  it('are one text for one document', async () => {
    const all = { id: 'iot-hub', hasTexts: true };
    const facts = { name: '设备接入平台', summary: '接入说明。', versionName: 'V2.0' };
    expect(matchDocumentFile('/document-center/iot-hub/llms-full.txt')).toEqual(all);
    const pages = [
      { nodeId: 'a', title: '甲', markdown: '见[产品](/product)\n' },
      { nodeId: 'b', title: '乙', markdown: '文' },
    ];
    const { text, contentType, calls } = await write(all, { docTexts: { ...facts, total: 2, pages } });
    expect(contentType).toBe('text/plain');
    expect(text).toBe(
      '# 设备接入平台 V2.0\n\n> 接入说明。\n\n# 甲\n\n见[产品](https://portal.example/miot/product)\n\n# 乙\n\n文\n',
    );
    expect(calls).toHaveLength(1);
    const parts = await write(all, { docTexts: { ...facts, total: 4, pages } });
    expect(parts.calls.map(({ query }) => query)).toMatchObject([{ pageNo: 1 }, { pageNo: 2 }]);
    const long = [{ nodeId: 'a', title: '甲', markdown: '字'.repeat(2_000_001) }];
    const cut = await write(all, { docTexts: { ...facts, total: 3, pages: long } });
    expect(cut.text).toMatch(/（全文过长，其余 2 页见 llms\.txt 中的链接。）\n$/);
    expect((await write(all, { docTexts: { error: { status: 404 } } })).status).toBe(404);
  });

  it('are one text for all documents, as far as there is room', async () => {
    const toDocument = (id: string) => ({ id, name: id.toUpperCase(), summary: '', docVersionId: '1.0', pages: [] });
    const docIndex = ['a', 'b'].map(toDocument);
    const toTexts = (markdown: string) => ({
      ...{ name: '手册', summary: '', versionName: 'V1.0', total: 1 },
      pages: [{ nodeId: 'a', title: '甲', markdown }],
    });
    const all = await write('/llms-full.txt', { docIndex, docTexts: toTexts('文') });
    expect([all.status, all.contentType]).toEqual([200, 'text/plain']);
    expect(all.text).toBe('# 手册 V1.0\n\n# 甲\n\n文\n\n# 手册 V1.0\n\n# 甲\n\n文\n');
    const long = await write('/llms-full.txt', { docIndex, docTexts: toTexts('字'.repeat(2_000_001)) });
    expect(long.text.slice(-200)).toMatch(
      /字\n\n# B\n\n\[全文\]\(https:\/\/portal\.example\/miot\/document-center\/b\/llms-full\.txt\)\n$/,
    );
    const toError = (status: number) => ({ docIndex, docTexts: { error: { status } } });
    expect(await write('/llms-full.txt', toError(404))).toMatchObject({ status: 200, text: '\n' });
    expect((await write('/llms-full.txt', toError(500))).status).toBe(503);
  });

  it('are not listed while nothing is known', async () => {
    for (const path of ['/llms.txt', '/llms-full.txt'] as const) expect((await write(path, {})).status).toBe(503);
  });
});
