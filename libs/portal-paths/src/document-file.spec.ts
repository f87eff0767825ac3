import { documentFileHref, parseDocumentFile } from './document-file';

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
