import { describeState, modelSubscriptionLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { modelSubscription } from './model-subscriptions.tables';

/** Models the owner may use; keys and usage go with them. */
export const modelSubscriptionData: PersonalData = {
  name: 'models',
  title: '模型',
  tables: ['model_subscription'],
  columns: {
    subscriptionNo: '模型编号',
    modelName: '模型',
    state: '状态',
    monthlyQuota: '每月额度',
    startsAt: '开始时间',
    endsAt: '到期时间',
    applicationNo: '申请编号',
  },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(modelSubscription)
      .where(eq(modelSubscription.ownerId, id))
      .orderBy(asc(modelSubscription.createdAt));
    return rows.map((row) => ({ ...row, state: describeState(modelSubscriptionLifecycle, row.state).label }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    const rows = await runner
      .delete(modelSubscription)
      .where(eq(modelSubscription.ownerId, id))
      .returning({ id: modelSubscription.id });
    await eraseStatusLog(
      runner,
      modelSubscriptionLifecycle,
      rows.map((row) => row.id),
    );
  },
};
