import { readPathWords } from './path-words';

const DOCUMENT = '/document-center/document-content';

it.each([
  ['/case-details/no-such-case.html', '', 'no such case'],
  ['/edge_gateway', '?x=1', 'edge gateway'],
  ['/%E8%BE%B9%E7%BC%98%E7%BD%91%E5%85%B3/', '', '边缘网关'],
  [DOCUMENT, '?id=hub&nodeId=quick-start%2Ffirst-device', 'first device'],
  [DOCUMENT, '?id=edge-gateway', 'edge gateway'],
  [DOCUMENT, '', ''],
  ['/content/10023', '', ''],
  ['/404', '', ''],
  ['/', '', ''],
  ['/%E8%BE', '', ''],
  ['/a%00b', '', 'a b'],
  [`/${'x'.repeat(10_000)}`, '', 'x'.repeat(100)],
])('%.40s%s is about %.40j', (pathname, search, words) => expect(readPathWords({ pathname, search })).toBe(words));
