import type { GRANT_DAYS } from '@portal/api-contract/account';
import {
  CONTACT_HOURS,
  GRANT_SCOPES,
  WORK_ORDER_LIMITS,
  WORK_ORDER_SEVERITIES,
  type WorkOrderType,
} from '@portal/api-contract/account';
import { findTextError, WORK_ORDER_RULES } from '@portal/api-contract/rules';
import { applicantFields, defineForm, field, type FormRules, type FormValues } from '@portal/ui-forms';
import { FILE_ENDINGS, formatSeverity, GRANT_DAY_LABELS, LARGEST_FILE } from './work-order-labels';
import { findTypeChoice } from './work-order-types';

const SEVERITIES = Object.keys(WORK_ORDER_SEVERITIES) as readonly (keyof typeof WORK_ORDER_SEVERITIES)[];

type GrantDays = (typeof GRANT_DAYS)[number];

/** Files that go with a message; the server forgets what is not sent, so no draft keeps them. */
export const attachmentField = field.files({
  label: '附件',
  hint: `截图或文档，最多 ${WORK_ORDER_LIMITS.files} 个，JPG、PNG、BMP 或 PDF，单个不超过 ${LARGEST_FILE} MB`,
  accept: FILE_ENDINGS.map((ending) => `.${ending}`).join(','),
  max: WORK_ORDER_LIMITS.files,
  maxSize: LARGEST_FILE,
  isKept: false,
});

/** Confidential text; what becomes of it is said where it is typed. */
export const secretField = field.prose({
  label: '机密信息',
  rule: WORK_ORDER_RULES.secret,
  rows: 2,
  hint: '账号、密码、密钥等请写在这里：加密保存，只有处理人能看，工单结束时自动清除；不会存入草稿。',
  isKept: false,
});

/** Permission of a diagnosis, to look at what. */
export const grantScopeField = field.oneOf({ label: '授权范围', options: GRANT_SCOPES, initial: 'config' });

/** A new work order. */
export const workOrderForm = defineForm({
  /** Empty for none. */
  productCode: field.optionalChoice({ label: '产品' }),
  typeCode: field.choice({ label: '问题类型', missing: '请选择问题类型' }),
  title: field.line({
    label: '标题',
    rule: WORK_ORDER_RULES.title,
    autoComplete: 'off',
    placeholder: '一句话说清楚：什么功能，出了什么问题',
  }),
  description: field.prose({
    label: '问题描述',
    rule: WORK_ORDER_RULES.description,
    rows: 8,
    placeholder: '选择问题类型后，这里会给出填写提示',
  }),
  severity: field.choice({
    label: '严重级别',
    options: SEVERITIES,
    choices: SEVERITIES.map((value) => {
      const { text, promise } = WORK_ORDER_SEVERITIES[value];
      return { value, label: formatSeverity(value), text, note: promise };
    }),
    missing: '请选择严重级别',
  }),
  resource: field.line({
    label: '相关资源',
    rule: WORK_ORDER_RULES.resource,
    autoComplete: 'off',
    placeholder: '实例、设备或订单的编号，例如 hub-cn-01',
  }),
  fileIds: attachmentField,
  secret: secretField,
  grantDays: {
    ...field.oneOf({ label: '授权诊断', options: GRANT_DAY_LABELS, initial: '0' }),
    toSent: (days: string) => Number(days) as GrantDays,
  },
  grantScope: grantScopeField,
  contactName: applicantFields.contactName,
  telephone: applicantFields.telephone,
  contactHours: field.oneOf({ label: '方便联系的时段', options: CONTACT_HOURS, initial: 'anytime' }),
});

/** What stands in the form. */
export type WorkOrderValues = FormValues<(typeof workOrderForm)['fields']>;

/** What is asked before a page is left with something that no draft keeps; empty where there is nothing. */
export function describeLoss({ fileIds, secret }: Pick<WorkOrderValues, 'fileIds' | 'secret'>): string {
  return fileIds.length > 0 || secret !== '' ? '附件和机密信息不会保留，确定离开？' : '';
}

/** Rules of the form that depend on the kinds of problems there are. */
export function createWorkOrderRules(listTypes: () => readonly WorkOrderType[]): FormRules<WorkOrderValues> {
  return {
    typeCode: (code) => (findTypeChoice(listTypes(), code) ? '' : '请选择问题类型'),
    description: (text, { typeCode }) =>
      findTextError(WORK_ORDER_RULES.description, text.trim()) ||
      (isTemplate(text, findTypeChoice(listTypes(), typeCode)?.template) ? '请在提示后面写上您的情况' : ''),
  };
}

function isTemplate(text: string, template = ''): boolean {
  return template !== '' && text.trim() === template.trim();
}

/**
 * What the form becomes with another kind of problem: its template is put where nothing, or another template, stands.
 */
export function chooseType(
  values: Pick<WorkOrderValues, 'typeCode' | 'description'>,
  typeCode: string,
  types: readonly WorkOrderType[],
): Pick<WorkOrderValues, 'typeCode' | 'description'> {
  const isUntouched =
    !values.description.trim() || isTemplate(values.description, findTypeChoice(types, values.typeCode)?.template);
  const template = findTypeChoice(types, typeCode)?.template ?? '';
  return { typeCode, description: isUntouched ? template : values.description };
}
