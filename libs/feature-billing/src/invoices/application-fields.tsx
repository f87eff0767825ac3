import { INVOICE_LIMITS, type Address, type InvoiceTitle } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { recordStyles } from '@portal/ui-account';
import { ChoiceCards, type FormState, TextAreaField, TextField } from '@portal/ui-forms';
import { SiteLink } from '@portal/ui-kit';
import {
  type applicationForm,
  findSpecialError,
  isUsable,
  toAddressChoices,
  toTitleChoices,
} from './application-form.rules';
import styles from './application.module.css';

/** Props of `ApplicationFields`. */
export interface ApplicationFieldsProps {
  readonly form: Pick<FormState<typeof applicationForm.fields, unknown>, 'bind' | 'values'>;
  readonly titles: readonly InvoiceTitle[];
  readonly addresses: readonly Address[];
}

/** What an application asks: whom it is made out to, what kind it is, and where it goes. */
export function ApplicationFields({ form: { bind, values }, titles, addresses }: ApplicationFieldsProps) {
  const special = findSpecialError(titles, values.titleId);
  return (
    <>
      <section className={recordStyles.panel} aria-label="发票抬头">
        <TitleChoice field={bind('titleId')} titles={titles} />
      </section>
      <section className={recordStyles.panel} aria-label="发票类型">
        <ChoiceCards field={bind('invoiceType')} hint={special} />
        <ChoiceCards field={bind('medium')} />
      </section>
      <section className={recordStyles.panel} aria-label="接收方式">
        {values.medium === '2' && <AddressChoice field={bind('addressId')} addresses={addresses} />}
        <TextField
          field={bind('emails')}
          isRequired={values.medium === '1'}
          placeholder="finance@example.com; office@example.com"
        />
        <TextAreaField field={bind('remark')} />
        <p className={styles.note}>
          {values.medium === '1'
            ? `数电发票审核通过后预计 ${INVOICE_LIMITS.digitalDays} 个工作日内开具，PDF、OFD、XML 三种文件会发送到邮箱。`
            : `纸质发票审核通过后预计 ${INVOICE_LIMITS.paperDays} 个工作日内寄出，可在发票详情查看物流。`}
        </p>
      </section>
    </>
  );
}

interface TitleChoiceProps {
  readonly field: Parameters<typeof ChoiceCards>[0]['field'];
  readonly titles: readonly InvoiceTitle[];
}

function TitleChoice({ field, titles }: TitleChoiceProps) {
  const choices = toTitleChoices(titles);
  const waiting = titles.filter((title) => !isUsable(title) && title.status === 1).length;
  const add = accountPaths.invoiceTitleAdd.href(undefined, { from: 'apply' });
  return (
    <>
      {choices.length > 0 ? (
        <ChoiceCards field={field} choices={choices} />
      ) : (
        <p className={styles.missing} role={field.error ? 'alert' : undefined}>
          还没有可用的发票抬头，个人抬头保存后即可使用，企业抬头需要审核。
        </p>
      )}
      <p className={styles.ways}>
        {waiting > 0 && <span>{`另有 ${waiting} 个抬头正在审核，通过后可选`}</span>}
        <SiteLink href={add} className={styles.link}>
          新增抬头
        </SiteLink>
        <SiteLink href={accountPaths.invoiceTitles.href()} className={styles.link}>
          管理抬头
        </SiteLink>
      </p>
    </>
  );
}

interface AddressChoiceProps {
  readonly field: TitleChoiceProps['field'];
  readonly addresses: readonly Address[];
}

function AddressChoice({ field, addresses }: AddressChoiceProps) {
  return (
    <>
      {addresses.length > 0 ? (
        <ChoiceCards field={field} isRequired choices={toAddressChoices(addresses)} />
      ) : (
        <p className={styles.missing} role={field.error ? 'alert' : undefined}>
          还没有收货地址，纸质发票需要寄送地址。
        </p>
      )}
      <p className={styles.ways}>
        <SiteLink href={accountPaths.addressAdd.href(undefined, { from: 'apply' })} className={styles.link}>
          新增地址
        </SiteLink>
      </p>
    </>
  );
}
