import { readDocument } from './read-document';

it.each([
  ['/document-center/document-content?id=hub&nodeId=a', 'hub'],
  ['/miot/document-center/document-content?id=hub', 'hub'],
  ['/document-center/document-content', undefined],
  ['/product?id=hub', undefined],
])('says which document %s is about', (url, id) => {
  window.history.replaceState(null, '', url);
  expect(readDocument()).toBe(id);
});
