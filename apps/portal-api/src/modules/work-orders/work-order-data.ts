import { workOrderLifecycle } from '@portal/lifecycles';
import { asc, eq, inArray } from 'drizzle-orm';
import { eraseSome } from '../../platform/database/erase-some';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { toContactPlace } from './work-order-detail';
import { toSecretPlace } from './work-order-record';
import { workOrder, workOrderMessage, workOrderSecret, workOrderTotal } from './work-orders.tables';

/** What the owner asked the platform to solve. */
export const workOrderData: PersonalData = {
  name: 'work-orders',
  title: '工单',
  tables: ['work_order', 'work_order_total'],
  columns: {
    ticketNo: '工单号',
    status: '状态',
    severity: '严重级别',
    productName: '产品',
    typeName: '问题类型',
    title: '标题',
    description: '描述',
    resource: '资源',
    contact: '联系人',
    contactHours: '联系时间',
    secrets: '机密信息',
    grantScope: '授权诊断',
    grantExpireAt: '授权到期时间',
    rating: '评价',
    createdAt: '提交时间',
    updatedAt: '更新时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(workOrder).where(eq(workOrder.ownerId, id)).orderBy(asc(workOrder.createdAt));
    const secrets = await orm
      .select({ secret: workOrderSecret })
      .from(workOrderSecret)
      .innerJoin(workOrder, eq(workOrder.id, workOrderSecret.workOrderId))
      .where(eq(workOrder.ownerId, id))
      .orderBy(asc(workOrderSecret.createdAt));
    return rows.map(({ state, ...row }) => ({
      ...row,
      status: state,
      contact: JSON.parse(protection.decrypt(row.contactEncrypted, toContactPlace(row.id))) as unknown,
      secrets: secrets
        .filter(({ secret }) => secret.workOrderId === row.id)
        .map(({ secret }) => protection.decrypt(secret.textEncrypted, toSecretPlace(secret.id))),
    }));
  },
  retention: ERASED,
  async eraseMany({ runner }, { id }) {
    // Confidential texts go with it.
    const isMore = await eraseSome(runner, workOrder, eq(workOrder.ownerId, id), (ids) =>
      eraseStatusLog(runner, workOrderLifecycle, ids),
    );
    if (!isMore) await runner.delete(workOrderTotal).where(eq(workOrderTotal.ownerId, id));
    return isMore;
  },
};

/** What was said about the owner's work orders. */
export const workOrderMessageData: PersonalData = {
  name: 'work-order-messages',
  title: '工单对话',
  tables: ['work_order_message', 'work_order_secret'],
  columns: { ticketNo: '工单号', author: '发言方', text: '内容', fileIds: '附件编号', at: '时间', readAt: '阅读时间' },
  read: ({ orm }, { id }) =>
    orm
      .select({
        ticketNo: workOrder.ticketNo,
        author: workOrderMessage.author,
        text: workOrderMessage.text,
        fileIds: workOrderMessage.fileIds,
        at: workOrderMessage.at,
        readAt: workOrderMessage.readAt,
      })
      .from(workOrderMessage)
      .innerJoin(workOrder, eq(workOrder.id, workOrderMessage.workOrderId))
      .where(eq(workOrder.ownerId, id))
      .orderBy(asc(workOrderMessage.position)),
  retention: ERASED,
  eraseMany({ runner }, { id }) {
    const own = runner.select({ id: workOrder.id }).from(workOrder).where(eq(workOrder.ownerId, id));
    return eraseSome(runner, workOrderMessage, inArray(workOrderMessage.workOrderId, own));
  },
};
