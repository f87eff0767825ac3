import { searchItemHref, type SearchTarget } from './search-item-href';

const NOTHING = { code: '', isContentEmpty: false, docId: '', docVersionId: '', mainType: 0 };

const hrefOf = ({ extra, ...target }: Omit<Partial<SearchTarget>, 'extra'> & { extra?: Partial<typeof NOTHING> }) =>
  searchItemHref({ module: 'NEWS', mid: 'm-1', ...target, extra: { ...NOTHING, ...extra } });

describe('searchItemHref', () => {
  it.each([
    ['SOLUTION', '/solution/m-1.html'],
    ['CASE', '/case-details/m-1.html'],
    ['NEWS', '/news-center-detail/m-1.html'],
    ['MARKETING_ACTIVITY', '/activity-center-detail/m-1.html'],
    ['MODEL', '/modelDetail/m-1.html'],
    ['RECRUIT', '/recruit?job=m-1'],
    ['DEVELOP', '/developer'],
  ])('opens %s at %s', (module, href) => expect(hrefOf({ module })).toBe(href));

  it.each([
    [1, '/community/videoDetail/m-1.html'],
    [2, '/community/materialDetail/m-1.html'],
    [3, '/community/materialDetail/m-1.html'],
    [4, '/community/qaDetail/m-1.html'],
    [5, '/community/blogArticleDetail/m-1.html'],
  ])('opens main type %s of the community at %s', (mainType, href) =>
    expect(hrefOf({ module: 'COMMUNITY', extra: { mainType } })).toBe(href),
  );

  it('opens a question at the answer that has the words', () =>
    expect(hrefOf({ module: 'COMMUNITY', anchor: 'a-1', extra: { mainType: 4 } })).toBe(
      '/community/qaDetail/m-1.html?answer=a-1#answer-a-1',
    ));

  it('opens a product on its page, and on the purchase page where its content is empty', () => {
    const product = { module: 'PRODUCT', mid: 'iot-hub' };
    expect(hrefOf({ ...product, extra: { code: 'iot-hub' } })).toBe('/product-detail/iot-hub.html');
    expect(hrefOf({ ...product, extra: { code: 'iot-hub', isContentEmpty: true } })).toBe(
      '/purchase-page?id=iot-hub&code=iot-hub',
    );
  });

  it.each([
    [{}, '/document-center/document-content?id=hub&nodeId=intro%2F%E6%A6%82%E8%BF%B0'],
    [
      { docVersionId: '1.0' },
      '/document-center/document-content?id=hub&nodeId=intro%2F%E6%A6%82%E8%BF%B0&docVersionId=1.0',
    ],
  ])('opens a page of a document, with its version only when it is not the newest: %j', (version, href) => {
    expect(hrefOf({ module: 'DOCUMENT', mid: 'intro/概述', extra: { docId: 'hub', ...version } })).toBe(href);
    expect(hrefOf({ module: 'DEVELOP', mid: 'intro/概述', extra: { docId: 'hub', ...version } })).toBe(href);
  });

  it('leads to the best part of a page', () => {
    expect(hrefOf({ module: 'DOCUMENT', mid: 'n', anchor: '断网 续传', extra: { docId: 'hub' } })).toBe(
      '/document-center/document-content?id=hub&nodeId=n#%E6%96%AD%E7%BD%91%20%E7%BB%AD%E4%BC%A0',
    );
  });

  it('takes along what was searched for, before the part of the page', () => {
    const page = { module: 'DOCUMENT', mid: 'n', word: '续传', extra: { docId: 'hub' } };
    expect(hrefOf({ ...page, anchor: 'a' })).toBe(
      '/document-center/document-content?id=hub&nodeId=n&mark=%E7%BB%AD%E4%BC%A0#a',
    );
    expect(hrefOf({ module: 'NEWS', mid: 'n', word: '续传' })).toBe('/news-center-detail/n.html');
  });

  it('leads back to the search for kinds it does not know', () =>
    expect(hrefOf({ module: 'COMMUNITY' })).toBe('/document-center/document-search'));

  it('lets no id leave its segment', () =>
    expect(hrefOf({ mid: '../a?b#c' })).toBe('/news-center-detail/..%2Fa%3Fb%23c.html'));
});
