import type { Certification, InvoiceTitleDetail } from '@portal/api-contract/account';
import {
  type CheckedTitleField,
  checkTaxNumber,
  INVOICE_TITLE_CHECKS,
  INVOICE_TITLE_KINDS,
  INVOICE_TITLE_LIMITS,
  TAXPAYER_TYPES,
} from '@portal/api-contract/rules';
import { defineForm, field, type FormRules, type FormValues } from '@portal/ui-forms';

const TAXPAYER_TEXTS = {
  small: '开具增值税普通发票',
  general: '可开具增值税专用发票，需填写注册与开户信息',
} as const satisfies Record<keyof typeof TAXPAYER_TYPES, string>;

const asTyped = (text: string) => text;

/** The form of an invoice title; what is asked depends on whose it is. */
export const titleForm = defineForm({
  kind: field.oneOf({ label: '抬头类型', options: INVOICE_TITLE_KINDS, initial: 'company' }),
  // Brackets stay as they are printed: the server cleans the name by its own rule.
  name: { ...field.text({ label: '发票抬头' }), toSent: asTyped },
  taxNumber: field.text({ label: '税号', autoComplete: 'off' }),
  isOldNumber: field.flag(),
  taxpayerType: field.oneOf({
    label: '纳税人类型',
    options: TAXPAYER_TYPES,
    choices: field.toChoices(TAXPAYER_TYPES).map((choice) => ({
      ...choice,
      text: TAXPAYER_TEXTS[choice.value as keyof typeof TAXPAYER_TEXTS],
    })),
    initial: 'small',
  }),
  registeredAddress: { ...field.text({ label: '注册地址', autoComplete: 'off' }), toSent: asTyped },
  telephone: field.text({
    label: '注册电话',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    hint: '固定电话或手机，如 021-61234567',
  }),
  bankName: { ...field.text({ label: '开户行', autoComplete: 'off' }), toSent: asTyped },
  bankAccount: field.text({
    label: '银行账号',
    inputMode: 'numeric',
    autoComplete: 'off',
    hint: '8至32位数字，可以带空格',
  }),
  fileIds: field.files({
    label: '资质附件',
    hint: '选填，营业执照或纳税人资格证明，JPG、PNG、BMP、PDF，每个不超过 10 MB',
    accept: '.jpg,.jpeg,.png,.bmp,.pdf',
    max: INVOICE_TITLE_LIMITS.files,
  }),
  isDefault: field.flag(),
});

/** The fields of the form. */
export type TitleFields = (typeof titleForm)['fields'];

/** What stands in the form. */
export type TitleValues = FormValues<TitleFields>;

/** The form as the title is stored; telephone and account are known masked, so these fields are empty. */
export function toTitleStart(title: InvoiceTitleDetail): Partial<TitleValues> {
  const { kind, name, taxNumber, isOldNumber, taxpayerType, registeredAddress, bankName, files, isDefault } = title;
  return { kind, name, taxNumber, isOldNumber, taxpayerType, registeredAddress, bankName, isDefault, fileIds: files };
}

/** The enterprise that an account was verified as. */
export interface TitleEnterprise {
  readonly name: string;
  /** Its credit code. */
  readonly number: string;
}

/** The enterprise as which somebody was verified; `undefined` for everybody else. */
export function findEnterprise(standing: Certification | undefined): TitleEnterprise | undefined {
  return standing?.kind === 'enterprise' ? (standing.effective ?? undefined) : undefined;
}

/** Whether a title is made out to the enterprise that was verified, whatever was typed: 专票 are to nobody else. */
export function isLocked({ kind, taxpayerType }: Pick<TitleValues, 'kind' | 'taxpayerType'>): boolean {
  return kind === 'company' && taxpayerType === 'general';
}

/** What stands in the form, with name and number of the verified enterprise where they are locked. */
export function lockToEnterprise<Values extends LockableValues>(
  values: Values,
  enterprise: TitleEnterprise | undefined,
): Values {
  if (enterprise === undefined || !isLocked(values)) return values;
  return { ...values, name: enterprise.name, taxNumber: enterprise.number, isOldNumber: false };
}

type LockableValues = Pick<TitleValues, 'kind' | 'taxpayerType' | 'name' | 'taxNumber' | 'isOldNumber'>;

/** Rules of the form; telephone and account stay where they are stored and nothing is typed. */
export function createTitleRules(
  title: InvoiceTitleDetail | undefined,
  enterprise: TitleEnterprise | undefined,
): FormRules<TitleValues> {
  const check = (name: CheckedTitleField) => (_value: unknown, values: TitleValues) =>
    INVOICE_TITLE_CHECKS[name](lockToEnterprise(values, enterprise));
  const checkUnlessStored = (name: 'telephone' | 'bankAccount') => (value: string, values: TitleValues) =>
    value.trim() === '' && title?.[name] ? '' : INVOICE_TITLE_CHECKS[name](values);
  return {
    name: check('name'),
    taxNumber: check('taxNumber'),
    registeredAddress: check('registeredAddress'),
    telephone: checkUnlessStored('telephone'),
    bankName: check('bankName'),
    bankAccount: checkUnlessStored('bankAccount'),
  };
}

/** What somebody will look at in a number that is taken all the same; empty for nothing. */
export function findNumberWarning({ kind, taxNumber, isOldNumber }: TitleValues): string {
  return kind === 'person' ? '' : checkTaxNumber(taxNumber, isOldNumber).warning;
}

/** Whether saving has a passed title audited again. */
export function needsNewAudit(values: TitleValues, title: InvoiceTitleDetail | undefined): boolean {
  if (title?.status !== 2 || values.kind === 'person') return false;
  return (['kind', 'name', 'taxNumber'] as const).some((name) => values[name].trim() !== title[name]);
}
