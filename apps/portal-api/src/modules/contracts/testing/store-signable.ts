import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toChinaTime } from '../../../platform/china-time';
import type { QueryRunner } from '../../../platform/database/database';
import type { DataProtection } from '../../../platform/security/data-protection';
import { sealContractForm, sealedContractText, sealEvidence } from '../contract-form';
import { hashContractText, writeContractText } from '../contract-text';
import { contract, type ContractRow, SEALING, SIGNING } from '../contracts.tables';

const TEXT = {
  title: '服务合同',
  body: '# 服务合同\n\n甲方（盖章）：{{customerName}}{{@customerSeal}}\\\n日期：{{customerSignedOn}}\n\n乙方（盖章）：{{providerName}}{{@providerSeal}}\\\n日期：{{providerSignedOn}}\n',
  fields: { customerName: '启明制造有限公司', providerName: '启衡科技有限公司' },
};

/** Stores a contract that waits for its customer's signature; `values` are in the place of its own. */
export async function storeSignable(
  orm: QueryRunner,
  protection: DataProtection,
  contractNo: string,
  at: Date,
  values: Partial<ContractRow> = {},
): Promise<void> {
  const id = randomUUID();
  const form = { signerName: '周启航', contactName: '王敏', deliveryAddress: '示例路 8 号', specialTerms: '' };
  await orm.insert(contract).values({
    ...{ id, contractNo, ownerId: randomUUID(), kind: 'order', title: TEXT.title, state: SIGNING, stateSince: at },
    ...{ templateId: 't', templateVersion: '1.0', version: 1, signMode: 'electronic', signerRole: 1 },
    ...{ createdAt: at, updatedAt: at, dueAt: at, textHash: hashContractText(TEXT) },
    textEncrypted: protection.encrypt(writeContractText(TEXT), sealedContractText.toPlace(id)),
    formEncrypted: sealContractForm(protection, id, form),
    ...values,
  });
}

/** Has its customer sign it by a code. */
export async function signStored(orm: QueryRunner, protection: DataProtection, contractNo: string, at: Date) {
  const [row] = await orm.select().from(contract).where(eq(contract.contractNo, contractNo));
  if (row === undefined) throw new Error(`There is no contract ${contractNo}`);
  const evidenceEncrypted = sealEvidence(protection, row.id, {
    ...{ signMode: 'electronic', account: 'a', signer: '周启航', telephone: '138****0001', textHash: row.textHash },
    ...{ codeAskedAt: toChinaTime(at), signedAt: toChinaTime(at) },
  });
  await orm.update(contract).set({ state: SEALING, evidenceEncrypted }).where(eq(contract.id, row.id));
}
