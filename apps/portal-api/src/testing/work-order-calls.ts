import type { WorkOrderDetail, WorkOrderRequest } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import type { BrowserResponse, TestBrowser } from './test-browser';

/** A work order as the page sends one. */
export const WORK_ORDER: WorkOrderRequest = {
  productCode: '',
  typeCode: 'usage.fault',
  title: '看板打不开，提示超时',
  description: '【故障现象】今天上午起看板一直提示超时，无法查看产线数据。',
  severity: 'P3',
  resource: '',
  secret: '',
  fileIds: [],
  grantDays: 0,
  grantScope: 'config',
  contactName: '王小明',
  telephone: '13800138000',
  contactHours: 'anytime',
};

const OWN = '/portal/workorder/ticket';
const QUEUE = '/ops-api/workorder';

/** Makes a call of an owner, e.g. `confirm`; with a key where one is given. */
export function callWorkOrder(
  browser: TestBrowser,
  name: string,
  payload: object,
  key?: string,
): Promise<BrowserResponse> {
  return post(browser, `${OWN}/${name}`, payload, key);
}

/** Reads a work order of an owner. */
export function readWorkOrder(browser: TestBrowser, ticketNo: string): Promise<BrowserResponse> {
  return browser.request(`${OWN}/detail?ticketNo=${encodeURIComponent(ticketNo)}`);
}

/** A work order of an owner as its page gets it. */
export async function openWorkOrder(browser: TestBrowser, ticketNo: string): Promise<WorkOrderDetail> {
  return toDetail(await readWorkOrder(browser, ticketNo));
}

/** Makes a call of an operator, e.g. `claim`. */
export function callQueue(browser: TestBrowser, name: string, payload: object, key?: string): Promise<BrowserResponse> {
  return post(browser, `${QUEUE}/${name}`, payload, key);
}

/** Sends a work order and returns its number. */
export async function submitWorkOrder(
  browser: TestBrowser,
  changes: Partial<WorkOrderRequest> = {},
  key: string = randomUUID(),
): Promise<string> {
  const response = await callWorkOrder(browser, 'save', { ...WORK_ORDER, ...changes }, key);
  if (response.status !== 200) throw new Error(`The work order was refused: ${response.text}`);
  return (response.body.data as { ticketNo: string }).ticketNo;
}

/** The work order in an answer. */
export function toDetail({ status, text, body }: BrowserResponse): WorkOrderDetail {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body.data as WorkOrderDetail;
}

function post(browser: TestBrowser, url: string, payload: object, key?: string): Promise<BrowserResponse> {
  return browser.request(url, {
    method: 'POST',
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

const byTicket = (more: object = {}) => ['ticketNo', (ticketNo: string) => ({ ticketNo, ...more })] as const;

/** Calls that name a work order of their caller, with everything else good. */
export const WORK_ORDER_CALLS = {
  ...{ getWorkOrder: byTicket(), readReplies: byTicket(), confirmWorkOrder: byTicket(), urgeWorkOrder: byTicket() },
  ...{ revokeGrant: byTicket(), deleteWorkOrder: byTicket(), getTranscript: byTicket() },
  replyToWorkOrder: byTicket({ text: '补充一些信息' }),
  reopenWorkOrder: byTicket({ reason: '没有解决' }),
  withdrawWorkOrder: byTicket({ reason: '' }),
  escalateWorkOrder: byTicket({ reason: '等得太久' }),
  rateWorkOrder: byTicket({ version: 1, time: 5, result: 5 }),
  grantDiagnosis: byTicket({ scope: 'config', days: 1 }),
} as const;
