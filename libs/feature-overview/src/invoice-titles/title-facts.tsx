import type { InvoiceTitle } from '@portal/api-contract/account';
import { TAXPAYER_TYPES } from '@portal/api-contract/rules';
import { cardStyles, FactList } from '@portal/ui-account';
import styles from './invoice-titles.module.css';

/** What a title says, with telephone and account masked. */
export function TitleFacts({ title }: { readonly title: InvoiceTitle }) {
  const { kind, taxNumber, taxpayerType, registeredAddress, telephone, bankName, bankAccount, titleNo } = title;
  const facts = [
    ['抬头编号', titleNo],
    ['税号', taxNumber],
    ['纳税人类型', kind === 'person' ? '' : TAXPAYER_TYPES[taxpayerType]],
    ['注册地址', registeredAddress],
    ['注册电话', telephone],
    ['开户行', bankName],
    ['银行账号', bankAccount],
  ] as const;
  return <FactList facts={facts.filter(([, value]) => value)} className={`${cardStyles.facts} ${styles.facts}`} />;
}
