import type { StoredFile } from '@portal/api-contract';
import { SIGNER_ROLES } from '@portal/api-contract/account';
import {
  checkCreditCode,
  ENTERPRISE_CHECKS,
  findDateError,
  findMobileError,
  normalizeIdNumber,
  normalizePrintedName,
  normalizeTaxNumber,
} from '@portal/api-contract/rules';
import { defineForm, field, type FormRequest, type FormRules, type FormValues } from '@portal/ui-forms';
import { pictureField } from '../shared/picture-field';
import { listPapers, type Paper } from './enterprise-papers';
import type { EnterpriseTask, EnterpriseType } from './enterprise-task';

const printed = (name: 'companyName' | 'legalPerson' | 'handlerName') => (text: string) =>
  ENTERPRISE_CHECKS[name](normalizePrintedName(text));

/** The form of an enterprise; what is asked depends on type and method. */
export const enterpriseForm = defineForm({
  licenceFileId: pictureField({ label: '营业执照' }),
  companyName: {
    ...field.text({ label: '企业名称', findError: printed('companyName'), autoComplete: 'organization' }),
    toSent: normalizePrintedName,
  },
  creditCode: {
    ...field.text({ label: '统一社会信用代码', findError: ENTERPRISE_CHECKS.creditCode, autoComplete: 'off' }),
    toSent: normalizeTaxNumber,
  },
  legalPerson: {
    ...field.text({ label: '法定代表人', findError: printed('legalPerson'), autoComplete: 'off' }),
    toSent: normalizePrintedName,
  },
  isLongTerm: field.flag(),
  validUntil: field.date({ label: '执照有效期至', missing: '请选择证照有效期' }),
  legalPersonIdNumber: {
    ...field.text({ label: '法定代表人证件号码', autoComplete: 'off', spellCheck: false }),
    toSent: normalizeIdNumber,
  },
  legalPersonTelephone: field.mobile({
    label: '法定代表人手机号',
    autoComplete: 'off',
    hint: '可接收确认短信，仅支持中国大陆手机号',
  }),
  handlerName: {
    ...field.text({ label: '经办人姓名', findError: printed('handlerName'), autoComplete: 'name' }),
    toSent: normalizePrintedName,
  },
  telephone: field.mobile({ label: '经办人手机号', missing: '请输入经办人手机号' }),
  signerRole: {
    ...field.oneOf({
      label: '谁来办理',
      choices: [
        { value: '1', label: SIGNER_ROLES[1], text: '由法定代表人本人办理' },
        { value: '2', label: SIGNER_ROLES[2], text: '由法定代表人授权的人办理，需上传授权书' },
      ],
      initial: '1',
    }),
    toSent: (role: string) => Number(role) as keyof typeof SIGNER_ROLES,
  },
  frontFileId: pictureField({ label: '证件人像面' }),
  mandateFileId: pictureField({ label: '授权书' }),
  letterFileId: pictureField({ label: '变更材料' }),
});

/** The fields of the form. */
export type EnterpriseFields = (typeof enterpriseForm)['fields'];

/** What stands in the form. */
export type EnterpriseValues = FormValues<EnterpriseFields>;

/** Rules of the form that depend on what it is filled in for. */
export function createEnterpriseRules({ type, method, current }: EnterpriseTask): FormRules<EnterpriseValues> {
  const isReviewed = method === 5;
  const findPaperError =
    (name: Paper['name']) =>
    (files: readonly StoredFile[], { signerRole }: EnterpriseValues): string => {
      const paper = isReviewed && files.length === 0 && listPapers(type, signerRole).find((one) => one.name === name);
      return paper ? paper.missing : '';
    };
  return {
    licenceFileId: (files) => (isReviewed && files.length === 0 ? '请上传营业执照' : ''),
    companyName: (name) =>
      printed('companyName')(name) ||
      (type === 4 && normalizePrintedName(name) === current?.name ? '与当前名称一致，无需变更' : ''),
    creditCode: (code) => findCodeError(code, isReviewed) || (type === 5 ? findSameCode(code, current?.number) : ''),
    validUntil: (day, { isLongTerm }) => (isLongTerm ? '' : findDayError(day)),
    legalPersonIdNumber: (number) =>
      method === 4 ? ENTERPRISE_CHECKS.legalPersonIdNumber(normalizeIdNumber(number)) : '',
    legalPersonTelephone: (telephone) => (method === 4 ? findMobileError(telephone, '请输入法定代表人手机号') : ''),
    frontFileId: findPaperError('frontFileId'),
    mandateFileId: findPaperError('mandateFileId'),
    letterFileId: findPaperError('letterFileId'),
  };
}

/** What is asked of somebody whose code has the right form and a wrong check: only people can tell; empty for nothing. */
export function findCodeWarning(code: string): string {
  return checkCreditCode(code).warning;
}

/** What the form starts with: what a change leaves as it is. */
export function toEnterpriseStart({ type, current }: EnterpriseTask): Partial<EnterpriseValues> {
  if (!current || type < 4 || type === 5) return {};
  return { creditCode: current.number, ...(type === 6 && { companyName: current.name }) };
}

/** What every call takes of the form. */
export function toEnterpriseBody(
  { companyName, creditCode, legalPerson, isLongTerm, validUntil, handlerName, telephone }: EnterpriseRequest,
  type: EnterpriseType,
) {
  const shared = { type, companyName, creditCode, legalPerson, handlerName, telephone };
  return { ...shared, validUntil: isLongTerm ? null : validUntil };
}

/** What is sent of the form. */
export type EnterpriseRequest = FormRequest<EnterpriseFields>;

// A provider knows no code whose check is wrong.
function findCodeError(code: string, isReviewed: boolean): string {
  const { error, warning } = checkCreditCode(code);
  return error || (isReviewed ? '' : warning);
}

function findSameCode(code: string, current: string | undefined): string {
  return normalizeTaxNumber(code) === current ? '与当前主体一致，请使用名称变更或信息变更' : '';
}

function findDayError(day: string): string {
  const missing = '请选择证照有效期，长期有效请勾选';
  const error = day ? findDateError(day, missing) : missing;
  const endsAt = Date.parse(`${day}T23:59:59+08:00`);
  return error || (endsAt < Date.now() ? '证件已过期，请先更新证件' : '');
}
