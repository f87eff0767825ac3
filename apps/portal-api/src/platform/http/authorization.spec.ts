import { allEndpoints, type Endpoint } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import { submitForm } from '../../modules/applications/testing/application-calls';
import { CONTRACT_CALLS } from '../../modules/contracts/testing/contract-desk';
import { COMPANY } from '../../modules/invoice-titles/testing/title-calls';
import { INVOICE_CALLS, storeInvoice } from '../../modules/invoices/testing/store-invoice';
import { CONTENT_CALLS, PART_CALLS, saveContent, storeReport } from '../../modules/community/testing/writing-desk';
import { MODEL_TEXT, saveModelDraft } from '../../modules/model-publishing/testing/publishing-desk';
import { findOrStartTrial } from '../../modules/trials/testing/trial-desk';
import { sendFile, storeFile } from '../../testing/multipart';
import { logInOperators, splitRoles } from '../../testing/queue-roles';
import { addContent, makeProduct } from '../../testing/sample-content';
import { makePicture } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import {
  createUnknownId,
  dumpOwned,
  storeContract,
  storeDevice,
  storeIdentification,
  storeMessage,
  storeExport,
  storePayment,
} from '../../testing/stored-records';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { submitWorkOrder, WORK_ORDER, WORK_ORDER_CALLS } from '../../testing/work-order-calls';
import type { StaffRole } from '../security/staff-roles';

type AccountKind = 'address' | 'title' | 'message' | 'file' | 'avatar' | 'device' | 'task' | 'orderTask' | 'content';

/** What an id of somebody's record names. */
type Kind =
  | AccountKind
  | 'ticketNo'
  | 'application'
  | 'quote'
  | 'identification'
  | 'payment'
  | 'trial'
  | 'model'
  | 'invoice'
  | 'invoiceTask'
  | 'contract';

/** Ids of somebody's records by what they name; a random one looks the same and names nothing. */
type Ids = Readonly<Record<Kind, string>>;

/** Fields that name a record of somebody. */
const ID_FIELDS = [
  ...['id', 'ids', 'ticketNo', 'taskId', 'fileId', 'fileIds', 'applicationNo', 'quoteId', 'payNo', 'mid', 'draftId'],
];

/** A call about a record, with everything but the record's id good. */
type OwnCall = readonly [kind: Kind, input: (id: string) => object];

const ADDRESS = { name: '王小明', telephone: '13800138000', regionCode: '310115', detail: '张江路 1 号 2 楼' };
const byId = (kind: Kind, more: object = {}): OwnCall => [kind, (id) => ({ id, ...more })];
const each = (names: readonly string[], call: OwnCall) => Object.fromEntries(names.map((name) => [name, call]));

/** Every call that names a record of its caller. */
const OWN_CALLS: Readonly<Record<string, OwnCall>> = {
  ...WORK_ORDER_CALLS,
  saveAddress: byId('address', { ...ADDRESS, version: 1 }),
  ...each(['deleteAddress', 'setDefaultAddress'], byId('address')),
  saveInvoiceTitle: byId('title', { ...COMPANY, version: 1 }),
  ...each(['getInvoiceTitle', 'deleteInvoiceTitle', 'setDefaultInvoiceTitle', 'withdrawInvoiceTitle'], byId('title')),
  getMessage: byId('message'),
  ...each(['readMessages', 'deleteMessages'], ['message', (id) => ({ ids: [id] })]),
  ...each(['getFileContent', 'finishLargeUpload', 'deleteFile'], byId('file')),
  updateAvatar: ['avatar', (fileId) => ({ fileId })],
  removeDevice: byId('device'),
  ...each(['getDataExport', 'getDataExportFile'], ['task', (taskId) => ({ taskId })]),
  ...each(['getOrderExport', 'getOrderExportFile'], ['orderTask', (taskId) => ({ taskId })]),
  ...each(['getApplication', 'withdrawApplication'], ['application', (applicationNo) => ({ applicationNo })]),
  ...each(['getTrial', 'cancelTrial'], byId('trial')),
  extendTrial: byId('trial', { days: 1, reason: '还需要多看几天' }),
  rateTrial: byId('trial', { rating: 5 }),
  ...each(['getPublishedModel', 'testModelInterface', 'submitPublishedModel', 'withdrawPublishedModel'], byId('model')),
  ...each(['putModelOnShelf', 'takeModelOffShelf', 'openModelVersion', 'discardModelVersion'], byId('model')),
  savePublishedModel: byId('model', { version: 1, text: MODEL_TEXT }),
  appealModelReview: byId('model', { reason: '简介已经写明适用范围' }),
  deletePublishedModel: byId('model'),
  ...INVOICE_CALLS,
  ...CONTENT_CALLS,
  ...Object.fromEntries(Object.entries(CONTRACT_CALLS).map(([name, more]) => [name, byId('contract', more)])),
  getQuote: ['quote', (quoteId) => ({ quoteId })],
  ...each(['identificationDetail', 'cancelIdentification', 'sendIdentificationCode'], byId('identification')),
  ...each(['getRemitStatus', 'generateFaceCenterUrl', 'signLink'], byId('identification')),
  appealIdentification: byId('identification', { text: '该证件是我本人的，请核实' }),
  verifyIdentificationCode: byId('identification', { code: '000000' }),
  applyForRemittance: byId('identification', { account: '4558000012345678', bankName: '中国银行' }),
  verifyRemittance: byId('identification', { amount: '0.37' }),
  getPayStatus: ['payment', (payNo) => ({ payNo })],
  createOrder: ['quote', (quoteId) => ({ quoteId, agreementVersion: '2026-07' })],
};

/** Calls that create something out of files; a foreign file in them is tried by itself. */
const FILE_CALLS: Readonly<Record<string, (fileId: string) => object>> = {
  saveWorkOrder: (fileId) => ({ ...WORK_ORDER, fileIds: [fileId] }),
  saveInvoiceTitle: (fileId) => ({ ...COMPANY, fileIds: [fileId] }),
  savePublishedModel: (fileId) => ({ text: MODEL_TEXT, fileIds: [fileId] }),
  saveContentDraft: (fileId) => ({ mainType: 5, text: { fileIds: [fileId] } }),
};

/** Forms of the public site, favourites, vouchers, refunds and models, with specs of their own; `id` of a page or an item names no record. */
const ELSEWHERE = [
  ...['saveTrial', 'applyForModel', 'applyForPartnership', 'applyForJob', 'previewContent', 'saveWorkOrder'],
  ...['saveFavorite', 'removeFavorite', 'readIdentityDocument', 'uploadVoucher', 'applyForRefund', 'supplementRefund'],
  ...['getModelSubscription', 'getModelUsage', 'createModelKey', 'tryOutModel', ...PART_CALLS],
  // The sandbox of payments exists in a demonstration only.
  ...['succeedInSandbox', 'failInSandbox', 'closeInSandbox', 'payLateInSandbox', 'repeatNoticeInSandbox'],
  ...['disorderNoticesInSandbox', 'misstateAmountInSandbox', 'withholdNoticeInSandbox'],
];

const portal = setUpPortal({ doesJobs: true });
let owner: { readonly browser: TestBrowser; readonly userId: string };
let stranger: TestBrowser;
let operators: Readonly<Record<StaffRole, TestBrowser>>;
let contactId: string;
let own: Ids;

beforeAll(async () => {
  await addContent(portal, { 'products/tried.json': makeProduct('tried', { hasTrial: true }) });
  owner = await openSession(portal);
  stranger = (await openSession(portal)).browser;
  operators = await logInOperators(portal);
  const message = { userName: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };
  contactId = (await post(stranger, '/ptl/contact/addContact', message))['id'] ?? '';
  await storeReport(portal);
  own = await createIds();
});

const isOperations = ({ tags }: Endpoint) => tags.includes('operations');
const userEndpoints = Object.entries(allEndpoints).filter(([, { auth }]) => auth === 'user');

it('is checked for every call that names a record', () => {
  const named = userEndpoints.filter(([name, endpoint]) => {
    const fields = Object.keys({ ...endpoint.query?.shape, ...endpoint.body?.shape });
    return !isOperations(endpoint) && !ELSEWHERE.includes(name) && fields.some((field) => ID_FIELDS.includes(field));
  });
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(OWN_CALLS).sort());
});

describe('a call that names a record', () => {
  it.each(Object.entries(OWN_CALLS))(
    '%s answers a foreign id as one that names nothing',
    async (name, [kind, input]) => {
      const before = await dumpOwned(portal.database, owner.userId);
      const foreign = await send(stranger, name, input(own[kind]));
      const unknown = await send(stranger, name, input(createUnknownId(kind)));
      expect(foreign).toEqual(unknown);
      expect(JSON.stringify(foreign)).not.toContain(own[kind]);
      expect([401, 403]).not.toContain(foreign.status);
      expect(await dumpOwned(portal.database, owner.userId)).toBe(before);
      const forged = await send(stranger, name, input(own[kind]), { usercode: `code-${owner.userId}` });
      expect(forged).toEqual(unknown);
    },
  );

  it.each(Object.entries(OWN_CALLS))('%s knows the record of its owner', async (name, [kind, input]) => {
    const unknown = await send(owner.browser, name, input(createUnknownId(kind)));
    const known = await send(owner.browser, name, input(own[kind]));
    expect(known).not.toEqual(unknown);
    own = { ...own, [kind]: await CREATORS[kind](owner.browser, owner.userId) };
  });
});

it.each(Object.entries(FILE_CALLS))(
  '%s takes no foreign file, and does not tell that there is one',
  async (name, input) => {
    const foreign = await send(stranger, name, input(own.file));
    expect(foreign).toEqual(await send(stranger, name, input(randomUUID())));
    expect(foreign).toMatchObject({
      status: 400,
      body: { code: '422', data: { fieldErrors: [{ field: 'fileIds' }] } },
    });
  },
);

it.each(userEndpoints)('%s is refused to visitors, whatever they name', async (name) => {
  const call = OWN_CALLS[name];
  const visitor = new TestBrowser(portal.app);
  const input = call?.[1](own[call[0]]) ?? {};
  const type = allEndpoints[name]?.bodyType === 'multipart' ? 401 : (await send(visitor, name, input)).status;
  // What is not even well formed may be rejected for that.
  expect(call ? [401] : [400, 401]).toContain(type);
});

describe('the operators’ side', () => {
  const findQueuedId = (name: string) => {
    if (/Contact/.test(name)) return contactId;
    if (/Contract/.test(name)) return own.contract;
    if (/Trial/.test(name)) return own.trial;
    if (/Model|Identification/.test(name)) return /Model/.test(name) ? own.model : own.identification;
    if (/Report$/.test(name)) return 'JB20260605TESTED';
    if (/Invoice(?!Title)/.test(name)) return own.invoice;
    return /WorkOrderFile|ApplicationFile/.test(name) ? own.file : own.title;
  };
  const operations = userEndpoints.filter(([, endpoint]) => isOperations(endpoint));
  const inputOf = (name: string) => ({
    ...{ ticketNo: own.ticketNo, applicationNo: own.application, fileId: own.file, version: 1, reason: '资料不全' },
    ...(/Contact/.test(name) && { kind: 'contact', note: '已回电' }),
    ...{ id: findQueuedId(name), mid: own.content, reasonCode: 'other' },
    ...(name === 'answerWorkOrder' && { kind: 'message', text: '您好' }),
    ...(name === 'assignWorkOrder' && { assignee: 'nobody' }),
    ...(/^list/.test(name) && { status: name === 'listQueuedWorkOrders' ? 0 : 1 }),
  });

  it.each(operations)('%s does not exist for customers', async (name) => {
    const nowhere = await owner.browser.request('/ops-api/nowhere/at-all');
    const response = await send(owner.browser, name, inputOf(name));
    expect(response).toMatchObject({ status: 404, body: { code: '404', data: null } });
    expect(nowhere.status).toBe(404);
    expect((await send(new TestBrowser(portal.app), name, inputOf(name))).status).toBe(401);
  });

  it.each(operations)('%s is for those who have the role', async (name, { path }) => {
    const { worker, others } = splitRoles(path);
    const rejected = { status: 404, body: { code: '404', msg: '请求的内容不存在', data: null, traceId: '' } };
    for (const other of others) expect(await send(operators[other], name, inputOf(name))).toEqual(rejected);
    // That a file is found for the right people is told by its own spec: these records have none.
    if (!/File$/.test(name)) expect(await send(operators[worker], name, inputOf(name))).not.toEqual(rejected);
  });
});

async function send(browser: TestBrowser, name: string, input: object, headers: Record<string, string> = {}) {
  const endpoint = allEndpoints[name] as Endpoint;
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const url = endpoint.method === 'GET' ? `${endpoint.path}?${query}` : endpoint.path;
  const response = await browser.request(url, {
    method: endpoint.method,
    headers,
    ...(endpoint.method === 'POST' && { payload: input }),
    ...(endpoint.bodyType === 'form' && {
      payload: query.toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });
  return { status: response.status, body: { ...response.body, traceId: '' } };
}

const post = async (browser: TestBrowser, url: string, payload: object) => {
  const { body } = await browser.request(url, { method: 'POST', payload });
  if (body.code !== '200') throw new Error(`${url}: ${body.msg}`);
  return body.data as Readonly<Record<string, string>>;
};

const read = async <Data>(browser: TestBrowser, url: string) => (await browser.request(url)).body.data as Data;

/** How each kind of record is made for somebody. */
const CREATORS: Readonly<Record<Kind, (browser: TestBrowser, userId: string) => Promise<string>>> = {
  ticketNo: (browser) => submitWorkOrder(browser),
  address: async (browser) => (await post(browser, '/ptl/address/save', ADDRESS))['id'] ?? '',
  title: async (browser) => (await post(browser, '/ptl/invoiceTitle/save', COMPANY))['id'] ?? '',
  message: (_browser, userId) => storeMessage(portal.database, userId),
  file: (browser) => storeFile(browser, 'workorder'),
  async avatar(browser) {
    const { body } = await sendFile(browser, 'avatar', await makePicture('png'), 'a.png');
    return (body.data as { id: string }).id;
  },
  async device(browser, userId) {
    await storeDevice(portal.database, userId);
    const devices = await read<{ id: string; current: boolean }[]>(browser, '/ptl/user/devices');
    return devices.find(({ current }) => !current)?.id ?? '';
  },
  async task(browser) {
    const known = await read<{ taskId: string } | null>(browser, '/ptl/privacy/exportStatus');
    return known?.taskId ?? (await post(browser, '/ptl/privacy/export', {}))['taskId'] ?? '';
  },
  application: (browser) => submitForm(browser, 'consult'),
  trial: (browser) => findOrStartTrial(browser, 'tried'),
  model: async (browser) => (await saveModelDraft(browser)).id,
  content: (browser) => saveContent(browser),
  contract: (_browser, userId) => storeContract(portal.database, userId),
  async quote(browser) {
    const { plans } = await read<{ plans: { mealCode: string }[] }>(browser, '/ptl/product/mealList?productCode=tried');
    const items = [{ mealCode: plans[0]?.mealCode, period: 1, quantity: 1 }];
    return (await post(browser, '/ptl/order/quote', { productCode: 'tried', items }))['quoteId'] ?? '';
  },
  identification: (_browser, userId) => storeIdentification(portal.database, userId),
  payment: (_browser, userId) => storePayment(portal.database, userId),
  invoice: (_browser, userId) => storeInvoice(portal, userId),
  invoiceTask: (_browser, userId) => storeExport(portal.database, 'invoice_export', userId),
  orderTask: (_browser, userId) => storeExport(portal.database, 'order_export', userId),
};

async function createIds(): Promise<Ids> {
  const ids: [string, string][] = [];
  for (const [kind, create] of Object.entries(CREATORS)) ids.push([kind, await create(owner.browser, owner.userId)]);
  // An export that is still being made changes by itself.
  await waitUntil(
    () => read<{ status: string }>(owner.browser, '/ptl/privacy/exportStatus'),
    ({ status }) => status === 'done',
  );
  return Object.fromEntries(ids) as unknown as Ids;
}
