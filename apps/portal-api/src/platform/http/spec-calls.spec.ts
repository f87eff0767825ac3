import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();

/** Calls of visitors with no more than what the specification names (§7), and what they are answered. */
const CALLS: readonly (readonly [method: 'GET' | 'POST', path: string, fields: object])[] = [
  ['GET', '/portal/system/menuConf/findByPage', { platformType: '2' }],
  ['GET', '/portal/system/bannerConf/findByPage', {}],
  ['GET', '/portal/system/pageConf/findAll', {}],
  ['GET', '/ptl/system/param/conf/getSystemParamConf', { dicKeyEnum: 'CONTENT_CONTACT_US' }],
  ['GET', '/ptl/resources/getConfigByCode', { key: 'showOperationBtn' }],
  ['GET', '/ptl/api/auth/login-url', {}],
  ['GET', '/ptl/api/auth/logout-url', {}],
  ['GET', '/ptl/auth/api/checkToken', {}],
  ['GET', '/portal/openapi/verification/getPic', {}],
  ['GET', '/ptl/solution/solutionAndCaseList', {}],
  ['GET', '/ptl/case/solutionAndCaseList', {}],
  ['GET', '/ptl/case/selectCaseList', {}],
  ['POST', '/ptl/case/getCaseByCategoryId', {}],
  ['GET', '/ptl/category/categoryNameList', {}],
  ['POST', '/ptl/product/getHomeHotProducts', {}],
  ['POST', '/ptl/product/content/getNavProduct', {}],
  ['POST', '/ptl/product/content/productShowList', {}],
  ['POST', '/ptl/product/getSaasProduct', {}],
  [
    'POST',
    '/ptl/product/getSaasProductByCategoryId',
    { categoryId: 'pc-a', pageNo: 1, pageSize: 3, productType: 'saas' },
  ],
  ['GET', '/ptl/isc/doc/api/docMenu', {}],
  ['GET', '/ptl/isc/doc/api/docHotSearchWords', {}],
  ['POST', '/ptl/es/fulSearch/api/searchResult', { keywords: '网关' }],
  ['POST', '/ptl/es/fulSearch/api/search', { keywords: '网关', pageNo: 1, pageSize: 10 }],
  ['POST', '/ptl/uv/addVisit', { ip: '192.0.2.1', userAccount: '' }],
];

it.each(CALLS)('%s %s answers who sends what the specification names: %j', async (method, path, fields) => {
  const query = new URLSearchParams(fields as Record<string, string>);
  const response = await portal.app.inject(
    method === 'GET' ? { method, url: `${path}?${query}` } : { method, url: path, payload: fields },
  );
  expect({ status: response.statusCode, msg: (response.json() as { msg: string }).msg }).toMatchObject({ status: 200 });
});
