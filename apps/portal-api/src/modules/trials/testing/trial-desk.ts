import type { TrialDetail } from '@portal/api-contract/account';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { createRecordTimers } from '../../../platform/records/record-timers';
import { passCaptcha } from '../../../testing/captcha-answer';
import { runDue } from '../../../testing/run-due';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../../testing/sample-content';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { createTestEnvironment } from '../../../testing/test-portal';
import { createDataProtection } from '../../../platform/security/data-protection';
import type { DeliveryOutcome, DeliveryProvider, NewDelivery } from '../../deliveries/provider/delivery-provider';
import { createTrialDataRemoval } from '../trial-data-removal';
import { createTrialOpening } from '../trial-opening';
import { trials } from '../trial-record';
import { createTrialReminders } from '../trial-reminders';
import { trial } from '../trials.tables';

/** Products of these specs: `tool` is reviewed, `instant` is not, `plain` says nothing of how it is tried. */
export function addTriedProducts(portal: TestPortal): Promise<unknown> {
  const quota = { name: '调用次数', unit: '次', total: 3000 };
  const plans = [makePlan('tool-basic', { unitPrice: 9900, periods: [1] })];
  const content = { ...PRODUCT_CONTENT, plans };
  return addContent(portal, {
    'products/tool.json': makeProduct('tool', { hasTrial: true, content, trial: { days: 20, quota } }),
    'products/instant.json': makeProduct('instant', { hasTrial: true, trial: { days: 14, isAutoApproved: true } }),
    'products/plain.json': makeProduct('plain', { hasTrial: true }),
    'products/none.json': makeProduct('none'),
  });
}

/** A good application for a trial. */
export const APPLICATION = {
  ...{ productCode: 'tool', scene: '用于产线设备的接入与监测。', companyName: '启明制造', industry: '装备制造' },
  ...{ contactName: '王小明', telephone: '13800138000', consent: true },
} as const;

const AREA = '/portal/workorder/trialManagement';

/** Makes a call about trials, e.g. `extend`. */
export const callTrial = (browser: TestBrowser, call: string, payload: object): Promise<BrowserResponse> =>
  browser.request(`${AREA}/${call}`, { method: 'POST', payload });

/** Makes a call of a reviewer, e.g. `pass`. */
export const callQueue = (browser: TestBrowser, call: string, payload: object): Promise<BrowserResponse> =>
  browser.request(`/ops-api/trial/${call}`, { method: 'POST', payload });

/** Applies for a trial. */
export async function applyForTrial(browser: TestBrowser, changes: object = {}): Promise<BrowserResponse> {
  const captchaTicket = await passCaptcha(browser, 'trial');
  return callTrial(browser, 'save', { ...APPLICATION, captchaTicket, ...changes });
}

/** Applies for a trial that is taken, and returns its number. */
export async function startTrial(browser: TestBrowser, productCode = 'tool', changes: object = {}): Promise<string> {
  const { body } = await applyForTrial(browser, { productCode, ...changes });
  if (body.code !== '200') throw new Error(body.msg);
  return (body.data as { id: string }).id;
}

/** The number of somebody's trial of a product, which is applied for where there is none. */
export async function findOrStartTrial(browser: TestBrowser, productCode: string): Promise<string> {
  const { body } = await browser.request(`${AREA}/myState?productCode=${productCode}`);
  return (body.data as { id: string } | null)?.id ?? startTrial(browser, productCode);
}

/** Reads a trial of its owner. */
export async function readTrial(browser: TestBrowser, id: string): Promise<TrialDetail> {
  const { status, body } = await browser.request(`${AREA}/detail?id=${encodeURIComponent(id)}`);
  if (status !== 200) throw new Error(body.msg);
  return body.data as TrialDetail;
}

/** Passes or rejects as a reviewer who has just looked. */
export async function decide(reviewer: TestBrowser, id: string, call: 'pass' | 'reject' | 'open' | 'retry') {
  const { body } = await reviewer.request(`/ops-api/trial/detail?id=${id}`);
  const { version } = body.data as TrialDetail;
  const reason = call === 'reject' ? { reason: '使用场景不清楚' } : {};
  return callQueue(reviewer, call, { id, version, ...reason });
}

/** Jobs of trials over a database, opened by a provider that says what a spec wants. */
export function openTrialDesk({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const asked: NewDelivery[] = [];
  const desk = {
    answer: ({ deliveryNo }: NewDelivery): DeliveryOutcome => ({ state: 'delivered', instanceNo: `I-${deliveryNo}` }),
  };
  const provider: Pick<DeliveryProvider, 'deliver'> = {
    deliver(delivery) {
      asked.push(delivery);
      return Promise.resolve(desk.answer(delivery));
    },
  };
  const options = { database, clock };
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const works = [
    createTrialOpening({ ...options, protection, provider }),
    ...createRecordTimers(trials, { ...options, dueAt: trial.endsAt }),
    createTrialReminders(options),
    createTrialDataRemoval(options),
  ];
  return Object.assign(desk, {
    /** Everything that the provider was asked. */
    asked,
    /** Does all that is due. */
    run: () => runDue(database.orm, works, clock()),
  });
}
