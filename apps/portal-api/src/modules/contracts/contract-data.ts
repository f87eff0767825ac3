import { CONTRACT_KINDS } from '@portal/api-contract/account';
import { contractLifecycle, describeState } from '@portal/lifecycles';
import { and, asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { PersonalData } from '../../platform/modules/personal-data';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { openContractForm, openEvidence } from './contract-form';
import { contract, DRAFT } from './contracts.tables';
import { openRescission } from './rescission-text';

/** Three years, the leap day of one of them counted. */
const CONTRACT_DAYS = 3 * 366;

/** Contracts of the owner with the platform. */
export const contractData: PersonalData = {
  name: 'contracts',
  title: '合同',
  tables: ['contract'],
  columns: {
    contractNo: '合同编号',
    title: '合同名称',
    kind: '类型',
    state: '状态',
    orderNos: '订单号',
    amount: '金额（分）',
    partyName: '签约主体',
    partyNumber: '证件号码',
    signerName: '签署人',
    contactName: '联系人',
    deliveryAddress: '地址',
    specialTerms: '特别约定',
    evidence: '签署记录',
    rescission: '解除协议',
    reason: '原因',
    createdAt: '创建时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(contract).where(eq(contract.ownerId, id)).orderBy(asc(contract.createdAt));
    return rows.map((row) => {
      const { contractNo, title, orderNos, amount, partyName, partyNumber, reason } = row;
      return {
        ...{ contractNo, title, orderNos, amount, partyName, partyNumber, reason },
        evidence: openEvidence(protection, row),
        rescission: openRescission(protection, row),
        ...openContractForm(protection, row),
        kind: CONTRACT_KINDS[row.kind],
        state: describeState(contractLifecycle, row.state).label,
        createdAt: toChinaTime(row.createdAt),
      };
    });
  },
  retention: {
    treatment: 'keep',
    period: '3年',
    reason: '《电子商务法》要求交易信息自交易完成之日起保存不少于三年；合同文本与签署记录加密保存，草稿删除',
  },
  async erase({ runner }, { id }) {
    const nobody = { partyName: '', partyNumber: '', reason: '' };
    await runner.update(contract).set(nobody).where(eq(contract.ownerId, id));
    const drafts = await runner
      .delete(contract)
      .where(and(eq(contract.ownerId, id), eq(contract.state, DRAFT)))
      .returning({ id: contract.id });
    await eraseStatusLog(
      runner,
      contractLifecycle,
      drafts.map((row) => row.id),
    );
  },
  purgeKept: { days: CONTRACT_DAYS, owners: [contract.ownerId] },
};
