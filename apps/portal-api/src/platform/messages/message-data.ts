import { asc, eq } from 'drizzle-orm';
import { eraseSome } from '../database/erase-some';
import { ERASED, type PersonalData } from '../modules/personal-data';
import { deliveryOutbox, messagePreference, userMessage } from './messages.tables';

/** What the owner was told. */
export const messageData: PersonalData = {
  name: 'messages',
  title: '站内消息',
  tables: ['user_message', 'delivery_outbox'],
  columns: {
    type: '类型',
    title: '标题',
    body: '内容',
    recordNo: '相关单号',
    createdAt: '时间',
    readAt: '阅读时间',
    deletedAt: '删除时间',
  },
  read: ({ orm }, { id }) =>
    orm
      .select()
      .from(userMessage)
      .where(eq(userMessage.ownerId, id))
      .orderBy(asc(userMessage.createdAt), asc(userMessage.id)),
  retention: { ...ERASED, reason: '处理目的已经实现；注销通知的收件地址加密保留至送达，最长约1天' },
  async erase({ runner }, { id }) {
    await runner.delete(deliveryOutbox).where(eq(deliveryOutbox.ownerId, id));
  },
  eraseMany: ({ runner }, { id }) => eraseSome(runner, userMessage, eq(userMessage.ownerId, id)),
};

/** How the owner wants to be told. */
export const messagePreferenceData: PersonalData = {
  name: 'message-preferences',
  title: '消息接收设置',
  tables: ['message_preference'],
  columns: {
    smsTypes: '短信接收',
    mailTypes: '邮件接收',
    quietFrom: '免打扰开始',
    quietTo: '免打扰结束',
    updatedAt: '修改时间',
  },
  read: ({ orm }, { id }) => orm.select().from(messagePreference).where(eq(messagePreference.ownerId, id)),
  retention: ERASED,
  erase: async ({ runner }, { id }) =>
    void (await runner.delete(messagePreference).where(eq(messagePreference.ownerId, id))),
};
