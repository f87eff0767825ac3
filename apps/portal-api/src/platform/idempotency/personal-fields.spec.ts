import { allEndpoints } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import { addContractTemplates, CONTRACT_FORM } from '../../modules/contracts/testing/contract-desk';
import { GENERAL } from '../../modules/invoice-titles/testing/title-calls';
import { passTitle } from '../../modules/invoices/testing/invoice-desk';
import { MODEL_TEXT } from '../../modules/model-publishing/testing/publishing-desk';
import { payOffline } from '../../modules/purchase/testing/order-calls';
import { createRealnameCalls, setEntrance } from '../../modules/realname/testing/realname-calls';
import { passCaptcha } from '../../testing/captcha-answer';
import { storeFile } from '../../testing/multipart';
import { openTestDatabase } from '../../testing/patient-limits';
import {
  addContent,
  makeActivity,
  makePlan,
  makeProduct,
  PRODUCT_CONTENT,
  toMarkdownFile,
} from '../../testing/sample-content';
import { SAMPLE_DOCUMENTS } from '../../testing/sample-documents';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { WORK_ORDER } from '../../testing/work-order-calls';

const now = new Date('2026-06-05T12:00:00+08:00');

const portal = setUpPortal({ clock: () => now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() =>
  addContent(portal, {
    ...SAMPLE_DOCUMENTS,
    'products/tried.json': makeProduct('tried', {
      hasTrial: true,
      content: { ...PRODUCT_CONTENT, plans: [makePlan('tried-basic')] },
    }),
    'activities/open.md': toMarkdownFile(makeActivity('open')),
  }),
);

beforeAll(() => addContractTemplates(portal));
beforeAll(() => setEntrance(portal, true, true));

const [NAME, TELEPHONE, TEXT] = ['欧阳金丝雀', '13912345678', '金丝雀路一号金丝雀大厦'];
const [ID_NUMBER, BANK_CARD] = ['810000199001010123', '6299990000000108'];
const CANARIES = [
  ...[NAME, TELEPHONE, '139****5678', TEXT, '4558000012345678', '**** 5678', '021-61234567', '启衡科技', 'jinsique'],
  ...[ID_NUMBER, BANK_CARD, '****雀', '8100**********0123', '**** **** 0108'],
];

type Input = (browser: TestBrowser) => object | Promise<object>;

const askQuote = async (browser: TestBrowser) => {
  const { body } = await browser.request('/ptl/product/mealList?productCode=tried');
  const { plans } = body.data as { plans: { mealCode: string }[] };
  const payload = { productCode: 'tried', items: [{ period: 1, quantity: 1, mealCode: plans[0]?.mealCode }] };
  const response = await browser.request('/ptl/order/quote', { method: 'POST', payload });
  return (response.body.data as { quoteId: string }).quoteId;
};

const placeOrder = async (browser: TestBrowser) => {
  const payload = { quoteId: await askQuote(browser), agreementVersion: '2026-07' };
  const { body } = await browser.request('/ptl/order/create', { method: 'POST', payload });
  return (body.data as { orderNo: string }).orderNo;
};

const payForOrder = async (browser: TestBrowser) => {
  const orderNo = await placeOrder(browser);
  const opening = { orderNos: [orderNo], channel: 'sandbox' };
  const { body } = await browser.request('/ptl/order/pay', { method: 'POST', payload: opening });
  const { payNo } = body.data as { payNo: string };
  await browser.request('/ptl/pay/sandbox/succeed', { method: 'POST', payload: { payNo } });
  return orderNo;
};

const agreeToVerification = (browser: TestBrowser) => createRealnameCalls(portal).agree(browser);

const openTicket = async (browser: TestBrowser) => {
  const response = await browser.request('/portal/workorder/ticket/save', { method: 'POST', payload: WORK_ORDER });
  return (response.body.data as { ticketNo: string }).ticketNo;
};

/** Calls that may be repeated, with something personal in every field that takes it. */
const CALLS: Readonly<Record<string, Input>> = {
  saveAddress: () => ({ name: NAME, telephone: TELEPHONE, regionCode: '310115', detail: TEXT, tag: '金丝雀' }),
  saveInvoiceTitle: () => ({ ...GENERAL, registeredAddress: TEXT }),
  saveWorkOrder: () => ({ ...WORK_ORDER, title: TEXT, description: TEXT.repeat(3), secret: TEXT, contactName: NAME }),
  replyToWorkOrder: async (browser) => ({ ticketNo: await openTicket(browser), text: TEXT, secret: TEXT }),
  remarkOrder: async (browser) => ({ orderNo: await placeOrder(browser), version: 1, remark: TEXT }),
  payOrders: async (browser) => ({
    ...{ orderNos: [await placeOrder(browser)], channel: 'sandbox' },
    returnTo: `/overview/order?keyword=${encodeURIComponent(NAME)}`,
  }),
  uploadVoucher: async (browser) => {
    const orderNo = await placeOrder(browser);
    await browser.request('/ptl/order/chooseTransfer', { method: 'POST', payload: { orderNo } });
    return { orderNo, fileIds: [await storeFile(browser)], amount: 9900, paidAt: '2026-06-05' };
  },
  applyForRefund: async (browser) => ({
    ...{ orderNo: await payForOrder(browser), items: [{ lineNo: 1, quantity: 1 }], reason: 'other', text: TEXT },
  }),
  createOrder: async (browser) => ({ quoteId: await askQuote(browser), remark: TEXT, agreementVersion: '2026-07' }),
  enroll: () => ({ activityId: 'open', name: NAME, companyName: TEXT, telephone: TELEPHONE, consent: true }),
  addContact: () => ({ userName: NAME, companyName: TEXT, telephone: TELEPHONE, consent: true }),
  saveServiceConsult: async (browser) => ({
    ...{ service: '数字化转型', companyName: TEXT, industry: '装备制造', contactName: NAME, telephone: TELEPHONE },
    ...{ content: TEXT.repeat(2), consent: true, captchaTicket: await passCaptcha(browser, 'consult') },
  }),
  docFeedback: () => ({
    ...{ visibleRange: 2, id: 'hub', nodeId: 'start/first', docVersionId: '2.0', helpful: false },
    ...{ reasons: ['wrong'], text: TEXT, contact: TELEPHONE },
  }),
  personThreeElement: async (browser) => {
    await agreeToVerification(browser);
    return { method: 2, name: NAME, idNumber: ID_NUMBER, telephone: TELEPHONE };
  },
  personFourElement: async (browser) => {
    await agreeToVerification(browser);
    return { name: NAME, idNumber: ID_NUMBER, bankCard: BANK_CARD, telephone: TELEPHONE };
  },
  requestDataExport: () => ({}),
  exportOrders: async (browser) => {
    await placeOrder(browser);
    return {};
  },
  saveContentDraft: () => ({ mainType: 5, text: { title: NAME, body: TEXT } }),
  savePublishedModel: () => ({ text: { ...MODEL_TEXT, name: NAME, intro: TEXT } }),
  applyForInvoice: async (browser) => {
    const orderNo = await placeOrder(browser);
    await payOffline(database, () => now, orderNo);
    await portal.database.query(`update purchase_order set state = 'completed' where order_no = $1`, [orderNo]);
    const titleId = await passTitle(portal, browser, GENERAL);
    return {
      ...{ candidateIds: [orderNo], titleId, invoiceType: 1, medium: 1 },
      ...{ emails: ['jinsique@example.com'], remark: TEXT },
    };
  },
  saveContract: () => ({
    ...{ ...CONTRACT_FORM, kind: 'framework', templateId: 'framework-agreement' },
    ...{ signerName: NAME, contactName: NAME, deliveryAddress: TEXT, specialTerms: TEXT },
  }),
  requestAccountClosing: () => ({ reason: TEXT }),
};

/** Those that share their storing with one above, or keep an empty response, or are of the platform's people. */
const ELSEWHERE = [
  ...['addConsult', 'saveTrial', 'applyForModel', 'applyForPartnership', 'applyForJob'],
  ...['bookVisit', 'requestSolution', 'reportModel'],
  ...['personCredentials', 'enterpriseThreeElement', 'enterpriseFourElement', 'enterpriseCredentials'],
  'appealIdentification',
  ...['changeMobile', 'changeMail', 'changePassword', 'resetPassword', 'register', 'answerWorkOrder'],
  ...['confirmWorkOrder', 'reopenWorkOrder', 'withdrawWorkOrder', 'urgeWorkOrder', 'escalateWorkOrder'],
  ...['rateWorkOrder', 'grantDiagnosis', 'revokeGrant', 'deleteWorkOrder', 'cancelOrder'],
  'giveCoupon',
  // What they store is looked at where keys are: a repeat has no key, and so another response.
  ...['createInstanceKey', 'rotateInstanceKey', 'createModelKey', 'rotateModelKey'],
  // Keeps nothing.
  ...['autoRenewInstance', 'renewInstance', 'upgradeInstance'],
  ...['cancelTrial', 'extendTrial', 'rateTrial'],
  ...['supplementRefund', 'cancelRefund', 'appealRefund', 'updateRefundAccount'],
  ...['submitPublishedModel', 'withdrawPublishedModel', 'putModelOnShelf', 'takeModelOffShelf', 'appealModelReview'],
  ...['openModelVersion', 'discardModelVersion'],
  ...['submitContent', 'withdrawContent', 'takeContentOffShelf', 'putContentOnShelf', 'appealContent'],
  ...['withdrawInvoice', 'confirmInvoiceReceipt', 'resendInvoiceMail', 'zipInvoices'],
  ...['requestRedInvoice', 'confirmRedInvoice'],
  // Keeps the key of what was written.
  ...['saveFolder', 'saveComment', 'saveModelComment', 'saveAnswer', 'saveReport', 'exportWorks'],
  ...['submitContract', 'withdrawContract', 'signContract', 'declineContract', 'extendContract'],
  'handInContractPaper',
  ...['rescindContract', 'declineContractRescission', 'becomeContract', 'urgeContract'],
];

it('is looked at for every call that may be repeated', () => {
  const repeatable = Object.entries(allEndpoints).filter(([, { isIdempotent }]) => isIdempotent);
  expect([...Object.keys(CALLS), ...ELSEWHERE].sort()).toEqual(repeatable.map(([name]) => name).sort());
});

it.each(Object.entries(CALLS))('%s leaves nothing personal with its key (security H34)', async (name, toInput) => {
  const { browser } = await openSession(portal, now);
  const payload = await toInput(browser);
  const key = randomUUID();
  const send = () =>
    browser.request(allEndpoints[name]?.path ?? '', { method: 'POST', payload, headers: { 'idempotency-key': key } });
  const first = await send();
  expect(first.body).toMatchObject({ code: '200' });
  const [record] = await portal.database.query<{ line: string }>(
    'select r::text as line from idempotency_record r where key = $1',
    [key],
  );
  expect(record?.line).toContain(key);
  expect(CANARIES.filter((canary) => record?.line.replace(key, '').includes(canary))).toEqual([]);
  expect((await send()).body.data).toEqual(first.body.data);
});
