import type { ModelSubscription, ModelSubscriptionDetail } from '@portal/api-contract/account';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { createRecordTimers } from '../../../platform/records/record-timers';
import { runDue } from '../../../testing/run-due';
import { addContent, makeModel } from '../../../testing/sample-content';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { submitForm } from '../../applications/testing/application-calls';
import { createModelGrants } from '../model-grants';
import { createModelReminders } from '../model-reminders';
import { subscriptions } from '../model-subscription-record';
import { modelSubscription } from '../model-subscriptions.tables';

/** Models of these specs: `m-api` is called, `m-file` is handed over. */
export const addUsedModels = (portal: TestPortal): Promise<unknown> =>
  addContent(portal, {
    'models/m-api.json': makeModel('m-api'),
    'models/m-file.json': makeModel('m-file', { deliveryMode: 2 }),
  });

/** What time does to models in use over a database, whenever a spec wants it. */
export function openModelDesk({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const options = { database, clock };
  const grants = createModelGrants(options);
  const due = [
    grants,
    createModelReminders(options),
    ...createRecordTimers(subscriptions, { ...options, dueAt: modelSubscription.endsAt }),
  ];
  return {
    /** Does everything that is due. */
    run: () => runDue(database.orm, due, clock()),
    /** Has an application become what it is for, whoever else does. */
    apply: (applicationNo: string) =>
      grants.work(applicationNo, {
        ...{ key: applicationNo, at: clock(), signal: new AbortController().signal },
        complete: async () => undefined,
      }),
  };
}

/** Applies for a model; a reviewer passes it at a moment. Returns its number. */
export async function applyAndPass(portal: TestPortal, browser: TestBrowser, at: Date, modelId = 'm-api') {
  const applicationNo = await submitForm(browser, 'model', { modelId });
  await portal.database.query('update application set state = 30, state_since = $2 where application_no = $1', [
    applicationNo,
    at,
  ]);
  return applicationNo;
}

/** Makes a call about models in use, e.g. `key/create`. */
export const callModel = (browser: TestBrowser, call: string, payload: object): Promise<BrowserResponse> =>
  browser.request(`/ptl/model/${call}`, { method: 'POST', payload });

/** The models that whoever is logged in may use, in every state. */
export async function listOwnModels(browser: TestBrowser, filter: object = {}): Promise<ModelSubscription[]> {
  const { body } = await callModel(browser, 'myUsed/pageList', { status: 'all', ...filter });
  return (body.data as { list: ModelSubscription[] }).list;
}

/** One of them. */
export async function readModelUse(browser: TestBrowser, id: string): Promise<ModelSubscriptionDetail> {
  const { body } = await browser.request(`/ptl/model/myUsed/detail?id=${id}`);
  return body.data as ModelSubscriptionDetail;
}
