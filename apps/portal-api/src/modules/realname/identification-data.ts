import { identificationLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { PersonalData } from '../../platform/modules/personal-data';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { describeIdentification } from './identity-form';
import { identification, identificationAttempt, type IdentificationRow, keptIdentity } from './realname.tables';

/** Three years, the leap day of one of them counted. */
const KEPT_DAYS = 3 * 366;

/** Who the owner is. Numbers are exported as they are shown: in full they never leave the server again. */
export const identificationData: PersonalData = {
  name: 'identifications',
  title: '实名认证',
  tables: ['identification', 'identification_attempt', 'face_session', 'kept_identity'],
  columns: {
    identificationNo: '认证编号',
    type: '认证类型',
    method: '认证方式',
    state: '状态',
    name: '名称',
    number: '证件号码',
    telephone: '手机号',
    bankCard: '银行卡号',
    bankName: '银行',
    reason: '说明',
    createdAt: '提交时间',
    decidedAt: '完成时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm
      .select()
      .from(identification)
      .where(eq(identification.ownerId, id))
      .orderBy(asc(identification.createdAt));
    return rows.map((row) => ({ ...describeIdentification(protection, row) }));
  },
  retention: {
    treatment: 'keep',
    period: '3年',
    reason: '《电子商务法》要求主体身份信息保存不少于三年；单独加密保存通过认证的名称与证件号码，其余全部删除',
  },
  async erase({ runner, now }, { id }) {
    const rows = await runner.delete(identification).where(eq(identification.ownerId, id)).returning();
    await keepIdentities(runner, rows, now);
    await eraseStatusLog(
      runner,
      identificationLifecycle,
      rows.map((row) => row.id),
    );
    await runner.delete(identificationAttempt).where(eq(identificationAttempt.ownerId, id));
  },
  purgeKept: { days: KEPT_DAYS, owners: [keptIdentity.ownerId] },
};

/** Sets those apart that were in effect, now or before. */
async function keepIdentities(runner: QueryRunner, rows: readonly IdentificationRow[], now: Date): Promise<void> {
  const kept = rows.flatMap((row) => {
    const { id, identificationNo, ownerId, type, method, identityEncrypted, decidedAt } = row;
    const wasInEffect = [6, 9, 10, 11].includes(row.state) && identityEncrypted !== '' && decidedAt !== null;
    return wasInEffect
      ? [{ id, identificationNo, ownerId, type, method, identityEncrypted, decidedAt, keptSince: now }]
      : [];
  });
  if (kept.length > 0) await runner.insert(keptIdentity).values(kept);
}
