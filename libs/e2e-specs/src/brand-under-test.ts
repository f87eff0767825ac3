/** The brand a suite runs against. */
export interface BrandUnderTest {
  readonly name: string;
  /** Prefix of its URLs; empty for the root brand. */
  readonly basePath: string;
  /** URL of its home page, with prefix. */
  readonly home: string;
  /** Other URLs of the home page, with prefix. */
  readonly homeAliases: readonly string[];
  /** A text of its page title. */
  readonly title: string;
}

/** A kind of page; what must hold for every page is checked on each of these. */
export interface PageType {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** Demo account that may see the page; none where everybody may. */
  readonly account?: string;
}

/** Pages that everybody may see, with an item each where they are about one. */
const PUBLIC_PAGES: readonly (readonly [name: string, path: string])[] = [
  ['products', '/product'],
  ['product', '/product-detail/iot-hub.html'],
  ['applications market', '/productSaas'],
  ['solutions', '/solution'],
  ['solution', '/solution/smart-park.html'],
  ['cases', '/case'],
  ['case', '/case-details/jinhe-gear.html'],
  ['lighthouse factories', '/lighthouse-factory'],
  ['models', '/industrial-model'],
  ['model', '/modelDetail/alarm-flood-root-cause.html'],
  ['news center', '/news-center'],
  ['news item', '/news-center-detail/price-adjust.html'],
  ['activity center', '/activity-center'],
  ['activity', '/activity-center-detail/energy-checkup.html'],
  ['about us', '/about-us'],
  ['contact', '/contact'],
  ['consulting', '/business-consulting'],
  ['developer', '/developer'],
  ['partners', '/partner'],
  ['jobs', '/recruit'],
  ['content blocks', '/universal'],
  ['legal document', '/content/privacy-policy'],
  ['document center', '/document-center'],
  ['document page', '/document-center/document-content?id=iot-hub&nodeId=quick-start%2Ffirst-device'],
  ['community', '/community'],
  ['community articles', '/community/blogArticle'],
  ['community questions', '/community/qa'],
  ['community materials', '/community/material'],
  ['community videos', '/community/video'],
  ['search', '/document-center/document-search'],
  ['search results', '/document-center/document-search?wd=%E7%BD%91%E5%85%B3'],
];

/** Lists and pages of the account area. */
const ACCOUNT_PAGES: readonly (readonly [name: string, path: string])[] = [
  ['own trials', '/overview/tryProduct'],
  ['own applications', '/overview/applications'],
  ['own favourites', '/overview/favorite'],
  ['orders', '/overview/order'],
  ['refunds', '/overview/refund'],
  ['invoices', '/overview/invoice'],
  ['orders to invoice', '/overview/apply/choose-order'],
  ['sample invoice', '/overview/invoiceModel'],
  ['contracts', '/overview/contract'],
  ['contract application', '/overview/contract-apply'],
  ['contract without a number', '/overview/contract-detail'],
  ['letter of intent without a number', '/overview/contract-become'],
  ['own products', '/overview/product'],
  ['own models', '/overview/modelBase'],
  ['published models', '/overview/modelBase/published'],
  ['model editor', '/overview/modelBase/published/edit'],
  ['work orders', '/overview/workorder'],
  ['new work order', '/overview/submitworkorder'],
  ['account centre', '/overview/center'],
  ['messages', '/overview/message'],
  ['addresses', '/overview/address/invoiceAddress'],
  ['invoice titles', '/overview/info/invoiceInfo'],
  ['new invoice title', '/overview/info/add-invoice'],
  ['account security', '/user-info/security'],
  ['privacy', '/user-info/privacy'],
  ['console', '/overview/details'],
  ['personal information', '/user-info'],
];

/** Forms of the public site that need a login, and what users write. */
const WRITING_PAGES: readonly (readonly [name: string, path: string])[] = [
  ['trial application', '/product-apply?product=iot-hub'],
  ['model application', '/model-apply?id=alarm-flood-root-cause'],
  ['purchase', '/purchase-page?code=iot-hub'],
  ['white paper', '/solution-whitepaper?solution=discrete-mes'],
  ['enrolment', '/activity-enroll?id=energy-checkup'],
  ['partner application', '/partner/apply'],
  ['job application', '/recruit/apply?job=campus-algorithm'],
  ['article editor', '/community/publishArticle'],
  ['material editor', '/community/publishMaterial'],
  ['question editor', '/community/publishQuestion'],
  ['personal center', '/person-center/my-home'],
  ['own articles', '/person-center/my-article'],
  ['own questions', '/person-center/my-FAQ'],
  ['own materials', '/person-center/my-resource'],
  ['collection', '/person-center/my-collection'],
  ['likes', '/person-center/my-like'],
  ['follows', '/person-center/my-follow'],
  ['history', '/person-center/my-history'],
  ['own reports', '/person-center/my-report'],
  ['community notices', '/person-center/my-notice'],
];

/** Pages of real-name verification, each for an account that is where the page is about. */
const REALNAME_PAGES: readonly (readonly [name: string, page: string, account: string])[] = [
  ['real-name verification', 'realname', 'demo-expiring'],
  ['real-name verification that failed', 'realname', 'demo-rejected'],
  ['real-name verification in review', 'realname', 'demo-review'],
  ['result of no verification', 'submit-success', 'demo-new'],
  ['consent that nobody waits for', 'enterprise-consent', 'demo-new'],
  ['types of verification', 'choose-identification-type', 'demo-new'],
  ['ways for persons', 'personal-chooseway', 'demo-new'],
  ['verification by face', 'personal-byface', 'demo-new'],
  ['verification by document', 'personal-byidcard?way=review', 'demo-new'],
  ['verification by bank card', 'personal-bybankcard', 'demo-new'],
  ['ways for enterprises', 'enterprise-chooseway', 'demo-new'],
  ['verification of an enterprise', 'enterprise-info?method=5', 'demo-new'],
  ['remittance', 'enterprise-remit', 'demo-remit'],
  ['changes of an identity', 'modify', 'demo-expiring'],
  ['terms of a change', 'modify-protocol?type=5', 'demo-expiring'],
  ['change of a name', 'enterpriseChangeName?method=5', 'demo-expiring'],
  ['change of an enterprise', 'enterpriseChangeAll?method=5', 'demo-expiring'],
  ['from person to enterprise', 'personToEnterprise', 'demo-verified'],
];

/** The kinds of pages that exist. New pages join the checks by joining one of the lists. */
export function listPageTypes(brand: BrandUnderTest): readonly PageType[] {
  return [...listPublicPages(brand), ...listAccountPages(brand), ...listWritingPages(brand)];
}

/** What everybody may see, and what is missing. */
export function listPublicPages({ home, basePath }: BrandUnderTest): readonly PageType[] {
  return [
    { name: 'home', path: home, status: 200 },
    { name: 'error', path: `${basePath}/404`, status: 404 },
    ...PUBLIC_PAGES.map(([name, path]) => ({ name, path: basePath + path, status: 200 })),
    { name: 'item off the shelf', path: `${basePath}/product-detail/legacy-collector.html`, status: 410 },
    { name: 'item that never was', path: `${basePath}/case-details/no-such-case.html`, status: 404 },
  ];
}

/** The account area, but for real-name verification. */
export function listAccountPages({ basePath }: BrandUnderTest): readonly PageType[] {
  return ACCOUNT_PAGES.map(([name, path]) => ({ ...OWN_PAGE, name, path: basePath + path }));
}

/** Forms behind a login, the personal center and real-name verification. */
export function listWritingPages({ basePath }: BrandUnderTest): readonly PageType[] {
  return [
    ...WRITING_PAGES.map(([name, path]) => ({ ...OWN_PAGE, name, path: basePath + path })),
    ...REALNAME_PAGES.map(([name, page, account]) => ({
      ...{ name, account, status: 200 },
      path: `${basePath}/overview/${page}`,
    })),
  ];
}

const OWN_PAGE = { status: 200, account: 'demo-personal' };
