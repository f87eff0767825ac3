/** Code of public pages waits for the first gesture. */
export const CONTENT = { script: 0, gestureScript: 115_000, html: 15_000, style: 15_000, inlineScript: 1000 };
const HOME = { ...CONTENT, html: 12_000 };
const FORM = { ...CONTENT, gestureScript: 150_000 };
/** What is nothing without its code does not wait. */
const GUARDED = { ...CONTENT, script: 150_000, gestureScript: 0 };

const content = (name, path) => ({ name, app: 'root-portal', path, limits: CONTENT });
const form = (name, path) => ({ name, app: 'root-portal', path, limits: FORM });
/** Behind a login: what visitors get is the frame. */
const guarded = (name, path) => ({ name, app: 'root-portal', path, limits: GUARDED, isGuarded: true });

/** The account area: forms and lists, with dialogs of antd, of which public pages load nothing. */
const account = (name, path) => ({ ...guarded(name, path), limits: { ...GUARDED, script: 260_000 } });

/** Page types and the limits of their first load, in bytes (brotli). A page type joins by being listed. */
export const pageTypes = [
  { name: 'home (root)', app: 'root-portal', path: '/', limits: HOME },
  { name: 'home (miot)', app: 'miot-portal', path: '/miot/homepage', limits: HOME },
  content('products', '/product'),
  content('product', '/product-detail/iot-hub.html'),
  content('applications', '/productSaas'),
  content('solutions', '/solution'),
  content('solution', '/solution/smart-park.html'),
  content('cases', '/case'),
  content('case', '/case-details/jinhe-gear.html'),
  content('lighthouse factories', '/lighthouse-factory'),
  content('models', '/industrial-model'),
  content('model', '/modelDetail/alarm-flood-root-cause.html'),
  content('news', '/news-center'),
  content('news item', '/news-center-detail/price-adjust.html'),
  content('activities', '/activity-center'),
  content('activity', '/activity-center-detail/energy-checkup.html'),
  content('about us', '/about-us'),
  content('developer', '/developer'),
  content('partners', '/partner'),
  content('jobs', '/recruit'),
  content('content blocks', '/universal'),
  content('legal document', '/content/privacy-policy'),
  content('search results', '/document-center/document-search?wd=%E7%BD%91%E5%85%B3'),
  content('document center', '/document-center'),
  content('document page', '/document-center/document-content?id=iot-hub&nodeId=quick-start%2Ffirst-device'),
  form('contact', '/contact'),
  form('consulting', '/business-consulting'),
  guarded('trial application', '/product-apply'),
  guarded('model application', '/model-apply'),
  guarded('model services', '/maas-page'),
  guarded('purchase', '/purchase-page'),
  guarded('order', '/purchase-page/product-process'),
  guarded('white paper', '/solution-whitepaper'),
  guarded('enrolment', '/activity-enroll'),
  guarded('partner application', '/partner/apply'),
  guarded('job application', '/recruit/apply'),
  guarded('own trials', '/overview/tryProduct'),
  guarded('own trial', '/overview/try-product-modal'),
  guarded('own applications', '/overview/applications'),
  guarded('own favourites', '/overview/favorite'),
  account('console', '/overview'),
  account('account centre', '/overview/center'),
  account('orders', '/overview/order'),
  account('order details', '/overview/order-details'),
  account('cashier', '/overview/order-pay'),
  account('refunds', '/overview/refund'),
  account('refund', '/overview/refund-details'),
  account('refund submitted', '/overview/submitRefundCompleted'),
  account('invoices', '/overview/invoice'),
  account('invoice', '/overview/invoice-detail'),
  account('orders to invoice', '/overview/apply/choose-order'),
  account('invoice application', '/overview/apply/choose-invoice'),
  account('invoice applied for', '/overview/apply/apply-finish'),
  account('sample invoice', '/overview/invoiceModel'),
  account('products', '/overview/product'),
  account('product in use', '/overview/product-modal'),
  account('renewal', '/overview/product-renew'),
  account('upgrade', '/overview/product-upgrade'),
  account('models', '/overview/modelBase'),
  account('model in use', '/overview/modelBase/details'),
  account('published models', '/overview/modelBase/published'),
  account('contracts', '/overview/contract'),
  account('contract application', '/overview/contract-apply'),
  account('published model', '/overview/modelBase/published/details'),
  account('model editor', '/overview/modelBase/published/edit'),
  account('work orders', '/overview/workorder'),
  account('new work order', '/overview/submitworkorder'),
  account('work order', '/overview/workorderdetails'),
  account('messages', '/overview/message'),
  account('addresses', '/overview/address/invoiceAddress'),
  account('new address', '/overview/address/add-address'),
  account('invoice titles', '/overview/info/invoiceInfo'),
  account('new invoice title', '/overview/info/add-invoice'),
  account('profile', '/user-info'),
  account('account security', '/user-info/security'),
  account('privacy', '/user-info/privacy'),
];
