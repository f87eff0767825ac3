import { readDocument } from './read-document';

it.each([
  ['/document-center/document-content', '?nodeId=a&id=hub', 'hub'],
  ['/document-center/document-content', '', undefined],
  ['/document-center', '?id=hub', undefined],
])('%s%s reads %s', (pathname, search, id) => expect(readDocument(pathname, search)).toBe(id));
