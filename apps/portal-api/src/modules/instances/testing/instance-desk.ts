import type { InstanceDetail } from '@portal/api-contract/account';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { createLedger } from '../../../platform/money/ledger/ledger';
import { createRecordTimers } from '../../../platform/records/record-timers';
import { runDue } from '../../../testing/run-due';
import type { TestBrowser } from '../../../testing/test-browser';
import { createChangeOrders } from '../../purchase/change-orders';
import { createOrderDeliveries } from '../../purchase/order-deliveries';
import { createOrderInstances } from '../../purchase/order-instances';
import { createOrders } from '../../purchase/order-record';
import { orderCalls, payOffline } from '../../purchase/testing/order-calls';
import { instances } from '../instance-record';
import { productInstance } from '../instances.tables';
import { createOrderWork } from '../order-work';
import { createReminders } from '../reminders';

/** What time does to products in use over a database, whenever a spec wants it. */
export function openInstanceDesk({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const ledger = createLedger(database.orm, clock);
  const orders = createOrders(ledger);
  const changeOrders = createChangeOrders({ orders, ledger, identities: { findEffective: async () => undefined } });
  const options = { database, clock, orderInstances: createOrderInstances(orders), changeOrders };
  const work = createOrderWork(options);
  const due = [
    work,
    createReminders(options),
    ...createRecordTimers(instances, { ...options, dueAt: productInstance.endsAt }),
  ];
  const deliver = (orderNo: string) =>
    database.transaction((runner) => createOrderDeliveries(orders).complete(runner, orderNo, clock()));

  return {
    /** Does everything that is due. */
    run: () => runDue(database.orm, due, clock()),
    /** Has an order become what it is for, whoever else does. */
    apply: (orderNo: string) =>
      work.work(orderNo, {
        ...{ key: orderNo, at: clock(), signal: new AbortController().signal },
        complete: async () => undefined,
      }),
    /** Has an order paid for and delivered. */
    async settle(orderNo: string): Promise<void> {
      await payOffline(database, clock, orderNo);
      await deliver(orderNo);
    },
  };
}

/** The products that whoever is logged in has, in every state. */
export async function listOwnInstances(browser: TestBrowser, filter: object = {}): Promise<InstanceDetail[]> {
  const payload = { status: 'all', ...filter };
  const { body } = await orderCalls.post(browser, '/ptl/myProduct/pageList', payload);
  return (body.data as { list: InstanceDetail[] }).list;
}

/** One of them. */
export async function readInstance(browser: TestBrowser, instanceId: string): Promise<InstanceDetail> {
  const { body } = await browser.request(`/ptl/myProduct/detail?instanceId=${instanceId}`);
  return body.data as InstanceDetail;
}
