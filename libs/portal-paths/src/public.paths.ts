// Paths of the public site and of the document center, and those by which every page leads to the other areas (spec
// §2). What is written or bought there needs a login (spec §5).
import { definePath } from './define-path';

const LOGIN = { access: 'login' } as const;

export const aboutUs = definePath('/about-us');
export const activityCenter = definePath('/activity-center');
export const activityDetail = definePath('/activity-center-detail/:file');
export const activityEnroll = definePath('/activity-enroll', LOGIN);
export const businessConsulting = definePath('/business-consulting');
export const caseDetail = definePath('/case-details/:file');
export const caseList = definePath('/case');
export const contact = definePath('/contact');
export const content = definePath('/content/:id');
export const developer = definePath('/developer');
export const documentCenter = definePath('/document-center');
export const documentContent = definePath('/document-center/document-content');
export const documentSearch = definePath('/document-center/document-search');
/** Where a telephone is at a face: the sandbox's before it, every provider's when it comes back. */
export const faceTelephone = definePath('/face-telephone');
/** The page behind the link that a legal representative gets. */
export const legalConsent = definePath('/legal-consent');
export const home = definePath('/home');
export const homepage = definePath('/homepage');
export const index = definePath('/');
export const industrialModel = definePath('/industrial-model');
export const lighthouseFactory = definePath('/lighthouse-factory');
export const maasPage = definePath('/maas-page', LOGIN);
export const modelApply = definePath('/model-apply', LOGIN);
export const modelDetail = definePath('/modelDetail/:file');
export const myHome = definePath('/person-center/my-home');
export const newsCenter = definePath('/news-center');
export const newsDetail = definePath('/news-center-detail/:file');
export const notFound = definePath('/404');
export const overviewDetails = definePath('/overview/details');
export const partner = definePath('/partner');
export const partnerApply = definePath('/partner/apply', LOGIN);
export const preview = definePath('/preview', LOGIN);
export const product = definePath('/product');
export const productApply = definePath('/product-apply', LOGIN);
export const productDetail = definePath('/product-detail/:file');
export const productSaas = definePath('/productSaas');
export const purchasePage = definePath('/purchase-page', LOGIN);
export const purchaseProcess = definePath('/purchase-page/product-process', LOGIN);
export const purchaseRest = definePath('/purchase-page/*', LOGIN);
export const recruit = definePath('/recruit');
export const recruitApply = definePath('/recruit/apply', LOGIN);
export const recruitment = definePath('/recruitment');
export const register = definePath('/register');
export const solution = definePath('/solution');
export const solutionDetail = definePath('/solution/:file');
export const universal = definePath('/universal');
export const userInfo = definePath('/user-info');
export const whitepaper = definePath('/solution-whitepaper', LOGIN);
