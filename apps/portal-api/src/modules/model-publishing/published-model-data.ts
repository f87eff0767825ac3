import { describeState, modelListingLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { CLOSED_USER_NAME, type PersonalData } from '../../platform/modules/personal-data';
import { toChinaTime } from '../../platform/china-time';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { orphanMemberModels } from '../models/member-models';
import { publishedModel, publishedModelVersion } from './published-models.tables';

/** Models that the owner has published, version by version. */
export const publishedModelData: PersonalData = {
  name: 'published-models',
  title: '发布的模型',
  tables: ['published_model'],
  columns: {
    modelNo: '模型编号',
    name: '模型名称',
    provider: '提供方',
    state: '状态',
    reason: '未通过原因',
    number: '版本',
    body: '内容',
    createdAt: '创建时间',
    passedAt: '上架时间',
  },
  async read({ orm }, { id }) {
    const rows = await orm
      .select({ model: publishedModel, version: publishedModelVersion })
      .from(publishedModel)
      .innerJoin(publishedModelVersion, eq(publishedModelVersion.modelId, publishedModel.id))
      .where(eq(publishedModel.ownerId, id))
      .orderBy(asc(publishedModel.createdAt), asc(publishedModel.id), asc(publishedModelVersion.number));
    return rows.map(({ model: { modelNo, name, provider, state, reason }, version }) => ({
      ...{ modelNo, name, provider, reason, number: version.number, body: version.body },
      state: describeState(modelListingLifecycle, state).label,
      createdAt: toChinaTime(version.createdAt),
      passedAt: version.passedAt && toChinaTime(version.passedAt),
    }));
  },
  retention: {
    ...{ treatment: 'erase', period: '' },
    reason: '模型下架并删除；仍在使用期内的用户继续使用，页面不再显示提供方',
  },
  async erase({ runner }, { id }) {
    const rows = await runner
      .delete(publishedModel)
      .where(eq(publishedModel.ownerId, id))
      .returning({ id: publishedModel.id, modelNo: publishedModel.modelNo });
    await orphanMemberModels(
      runner,
      rows.map(({ modelNo }) => modelNo),
      CLOSED_USER_NAME,
    );
    await eraseStatusLog(
      runner,
      modelListingLifecycle,
      rows.map((row) => row.id),
    );
  },
};
