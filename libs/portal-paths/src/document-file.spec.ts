import { documentFileHref, documentListHref, parseDocumentFile, parseDocumentList } from './document-file';

describe('address of a document as a file', () => {
  it.each([
    { id: 'iot-hub', docVersionId: '2.0', nodeId: 'start/first-device' },
    { id: '文档 一', docVersionId: '1.0-beta', nodeId: '快速入门/100%/a?b#c.md' },
  ])('of $nodeId is read again', (place) => expect(parseDocumentFile(documentFileHref(place))).toEqual(place));

  it.each([
    '/document-center',
    '/document-center/document-content',
    '/document-center/a/1.0',
    '/document-center/a/b.md',
    '/document-center//1.0/b.md',
    '/document-center/a/1.0/%E0%A4%A.md',
    '/document-centers/a/1.0/b.md',
    '/product/a/1.0/b.md',
  ])('is not %s', (path) => expect(parseDocumentFile(path)).toBeNull());
});

describe('address of the list of a document', () => {
  it.each([
    [{ id: 'iot-hub', hasTexts: false }, '/document-center/iot-hub/llms.txt'],
    [{ id: '文档 一', hasTexts: true }, '/document-center/%E6%96%87%E6%A1%A3%20%E4%B8%80/llms-full.txt'],
  ])('of %j is read again', (place, path) => {
    expect(documentListHref(place)).toBe(path);
    expect(parseDocumentList(path)).toEqual(place);
  });

  it.each(['/llms.txt', '/document-center/llms.txt', '/product/a/llms.txt', '/document-center/%E0%A4%A/llms.txt'])(
    'is not %s',
    (path) => expect(parseDocumentList(path)).toBeNull(),
  );
});
