import type { ClosingBlocker } from '@portal/api-contract/account';
import { listStates, workOrderLifecycle } from '@portal/lifecycles';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../../database/database';
import { application } from '../applications/applications.tables';
import { purchaseOrder } from '../purchase/purchase.tables';
import { workOrder } from '../work-orders/work-orders.tables';
import { invoiceTitle } from '../invoice-titles/invoice-titles.tables';
import { dataExport } from './privacy.tables';

/** Something that keeps an account open: rows of a table, and the page where they can be finished. */
interface BlockerSource {
  readonly type: string;
  readonly title: string;
  readonly url: string;
  readonly table: PgTable;
  readonly isOpen: (ownerId: string) => SQL | undefined;
}

/** States after which only a reopening could bring a work order back. */
const OPEN_WORK_ORDERS = listStates(workOrderLifecycle).filter((state) => state < 4);

/** What has to be finished before an account can be closed (design: account area, account deletion). */
const BLOCKER_SOURCES: readonly BlockerSource[] = [
  {
    type: 'order',
    title: '未完成的订单',
    url: '/overview/order',
    table: purchaseOrder,
    isOpen: (ownerId) => and(eq(purchaseOrder.ownerId, ownerId), inArray(purchaseOrder.state, ['unpaid', 'reviewing'])),
  },
  {
    type: 'workorder',
    title: '未结束的工单',
    url: '/overview/workorder',
    table: workOrder,
    isOpen: (ownerId) => and(eq(workOrder.ownerId, ownerId), inArray(workOrder.status, OPEN_WORK_ORDERS)),
  },
  {
    type: 'application',
    title: '处理中的申请',
    url: '/overview/tryProduct',
    table: application,
    isOpen: (ownerId) => and(eq(application.ownerId, ownerId), inArray(application.state, ['submitted', 'processing'])),
  },
  {
    type: 'invoicetitle',
    title: '审核中的发票抬头',
    url: '/overview/info/invoiceInfo',
    table: invoiceTitle,
    isOpen: (ownerId) =>
      and(eq(invoiceTitle.ownerId, ownerId), eq(invoiceTitle.state, 1), isNull(invoiceTitle.deletedAt)),
  },
  {
    type: 'export',
    title: '正在进行的数据导出',
    url: '/user-info/privacy',
    table: dataExport,
    isOpen: (ownerId) => and(eq(dataExport.ownerId, ownerId), inArray(dataExport.state, ['waiting', 'running'])),
  },
];

/** What keeps an owner's account open now; empty for nothing. */
export async function findBlockers(orm: QueryRunner, ownerId: string): Promise<ClosingBlocker[]> {
  const blockers: ClosingBlocker[] = [];
  for (const { type, title, url, table, isOpen } of BLOCKER_SOURCES) {
    const count = await orm.$count(table, isOpen(ownerId));
    if (count > 0) blockers.push({ type, title, count, url });
  }
  return blockers;
}
