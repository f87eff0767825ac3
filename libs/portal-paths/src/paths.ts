import { definePath } from './define-path';

/**
 * Every address of the spec (§2), once, without the brand's prefix. Pages join the table with the
 * library that renders them; links to them may be built from the first day.
 */
export const paths = {
  index: definePath('/'),
  home: definePath('/home'),
  homepage: definePath('/homepage'),
  notFound: definePath('/404'),
  aboutUs: definePath('/about-us'),
  activityCenter: definePath('/activity-center'),
  activityDetail: definePath('/activity-center-detail/:file'),
  businessConsulting: definePath('/business-consulting'),
  caseList: definePath('/case'),
  caseDetail: definePath('/case-details/:file'),
  community: definePath('/community'),
  contact: definePath('/contact'),
  content: definePath('/content/:id'),
  developer: definePath('/developer'),
  documentCenter: definePath('/document-center'),
  documentSearch: definePath('/document-center/document-search'),
  industrialModel: definePath('/industrial-model'),
  lighthouseFactory: definePath('/lighthouse-factory'),
  maasPage: definePath('/maas-page'),
  newsCenter: definePath('/news-center'),
  newsDetail: definePath('/news-center-detail/:file'),
  overview: definePath('/overview'),
  overviewDetails: definePath('/overview/details'),
  partner: definePath('/partner'),
  product: definePath('/product'),
  productDetail: definePath('/product-detail/:file'),
  productSaas: definePath('/productSaas'),
  purchasePage: definePath('/purchase-page'),
  recruit: definePath('/recruit'),
  register: definePath('/register'),
  solution: definePath('/solution'),
  solutionDetail: definePath('/solution/:file'),
  userInfo: definePath('/user-info'),
} as const;
