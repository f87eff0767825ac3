import { SIGNER_ROLES } from '@portal/api-contract/account';
import { type Fact, FactList, recordStyles } from '@portal/ui-account';
import { listPapers } from './enterprise-papers';
import styles from './enterprise.module.css';
import type { StepProps } from './step-props';

/** What is handed in, once more. */
export function ConfirmStep({ form: { values }, task }: StepProps) {
  return (
    <>
      <h2 className={recordStyles.panelTitle}>核对并提交</h2>
      <p className={recordStyles.panelText}>{NEXT[task.method]}</p>
      <FactList facts={listFacts(values, task)} className={styles.summary} />
    </>
  );
}

const NEXT = {
  3: '核验通过后，向对公账户打入一笔小于1元的随机金额，填写到账金额即完成认证。',
  4: '核验通过后，等待法定代表人确认，确认后立即完成认证。',
  5: '审核人员会在1个工作日内核对证照，结果通过消息通知您。',
} as const;

function listFacts(values: StepProps['form']['values'], { type, method }: StepProps['task']): readonly Fact[] {
  const { companyName, creditCode, legalPerson, isLongTerm, validUntil, signerRole, licenceFileId } = values;
  const papers = method === 5 ? listPapers(type, signerRole) : [];
  const facts: readonly (Fact | false)[] = [
    ['企业名称', companyName],
    ['统一社会信用代码', creditCode],
    ['法定代表人', legalPerson],
    ['执照有效期至', isLongTerm ? '长期' : validUntil],
    method === 4 && ['法定代表人证件号码', values.legalPersonIdNumber],
    method === 4 && ['法定代表人手机号', values.legalPersonTelephone],
    ['经办人', `${values.handlerName}，${values.telephone}`],
    method === 5 && ['办理身份', SIGNER_ROLES[signerRole === '2' ? 2 : 1]],
    method === 5 && ['营业执照', licenceFileId.map(({ name }) => name).join()],
    ...papers.map(({ name, label }): Fact => [label, values[name].map((file) => file.name).join()]),
  ];
  return facts.filter((fact) => fact !== false);
}
