import type { StoredFile, UserProfile } from '@portal/api-contract';
import type { WorkOrderRequest, WorkOrderType } from '@portal/api-contract/account';
import { checkMobile, type FormRules, normalizeText, requireLength, requireText } from '@portal/ui-content/form';
import { WORK_ORDER_LIMITS as LIMITS } from '@portal/api-contract/account';
import { findTypeChoice } from './work-order-types';

/** What stands in the form. */
export interface WorkOrderValues {
  /** Code of a product; empty for none. */
  readonly productCode: string;
  readonly typeCode: string;
  readonly title: string;
  readonly description: string;
  readonly severity: string;
  readonly resource: string;
  readonly fileIds: readonly StoredFile[];
  readonly secret: string;
  readonly grantDays: string;
  readonly grantScope: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly contactHours: string;
}

/** What is kept while the form is not sent: nothing confidential, and no files, which the server forgets. */
export type WorkOrderDraft = Omit<WorkOrderValues, 'secret' | 'fileIds'>;

/** What is asked before a page is left with something that no draft keeps; empty where there is nothing. */
export function describeLoss({ fileIds, secret }: Pick<WorkOrderValues, 'fileIds' | 'secret'>): string {
  return fileIds.length > 0 || secret !== '' ? '附件和机密信息不会保留，确定离开？' : '';
}

/** Rule of a text that may be missing. */
export function limitText(most: number, tooLong: string) {
  return (value: string): string => ([...value.trim()].length > most ? tooLong : '');
}

/** Rules of the form, with the kinds of problems there are. */
export function createWorkOrderRules(types: readonly WorkOrderType[]): FormRules<WorkOrderValues> {
  return {
    typeCode: (value) => (findTypeChoice(types, value) ? '' : '请选择问题类型'),
    title: requireLength(LIMITS.title.min, LIMITS.title.max, '标题至少5个字', '标题不能超过60个字'),
    description: (value, { typeCode }) =>
      checkDescription(value) || (isTemplate(value, findTypeChoice(types, typeCode)?.template) ? UNFILLED : ''),
    severity: (value) => (value ? '' : '请选择严重级别'),
    resource: limitText(LIMITS.resource, '相关资源不能超过100个字符'),
    secret: limitText(LIMITS.secret, '机密信息不能超过1000个字'),
    contactName: requireText('请输入联系人', '联系人', 20),
    telephone: checkMobile,
    contactHours: (value) => (value ? '' : '请选择联系时段'),
  };
}

const UNFILLED = '请在提示后面写上您的情况';
const checkDescription = requireLength(
  LIMITS.description.min,
  LIMITS.description.max,
  '请至少用10个字描述问题',
  '问题描述不能超过2000个字',
);

function isTemplate(text: string, template = ''): boolean {
  return template !== '' && text.trim() === template.trim();
}

/** Rule of a message. */
export const checkReply = requireLength(1, LIMITS.reply, '请输入回复内容', '回复不能超过2000个字');

/** Rule of a reason that has to be given. */
export const checkReason = requireLength(2, LIMITS.reason, '请说明原因', '原因不能超过300个字');

/** Rule of a reason that may be given. */
export const checkOptionalReason = limitText(LIMITS.reason, '原因不能超过300个字');

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

/** Values the form starts with: what was typed before, else what the profile and the address know. */
export function toWorkOrderValues(
  profile: UserProfile | undefined,
  draft: Partial<WorkOrderDraft> | null,
  productCode: string,
): WorkOrderValues {
  return {
    typeCode: '',
    title: '',
    description: '',
    severity: '',
    resource: '',
    grantDays: '0',
    grantScope: 'config',
    contactName: profile?.nickname ?? '',
    telephone: '',
    contactHours: 'anytime',
    ...draft,
    productCode: draft?.productCode || productCode,
    fileIds: [],
    secret: '',
  };
}

/** What of the form is kept. */
export function toWorkOrderDraft(values: WorkOrderValues): WorkOrderDraft {
  const { productCode, typeCode, title, description, severity, resource } = values;
  const { grantDays, grantScope, contactName, telephone, contactHours } = values;
  return {
    ...{ productCode, typeCode, title, description, severity, resource },
    ...{ grantDays, grantScope, contactName, telephone, contactHours },
  };
}

/** What is sent of a form that keeps the rules. */
export function toWorkOrderRequest(values: WorkOrderValues): WorkOrderRequest {
  return {
    productCode: values.productCode,
    typeCode: values.typeCode,
    title: values.title.trim(),
    description: values.description.trim(),
    severity: values.severity as WorkOrderRequest['severity'],
    resource: values.resource.trim(),
    secret: values.secret.trim(),
    fileIds: values.fileIds.map(({ id }) => id),
    grantDays: Number(values.grantDays) as WorkOrderRequest['grantDays'],
    grantScope: values.grantScope as WorkOrderRequest['grantScope'],
    contactName: normalizeText(values.contactName),
    telephone: toMobile(values.telephone),
    contactHours: values.contactHours as WorkOrderRequest['contactHours'],
  };
}

/** The digits of a mobile number as it was typed, without the country's. */
function toMobile(text: string): string {
  return normalizeText(text)
    .replaceAll(/[\s-]/g, '')
    .replace(/^(\+86|86(?=\d{11}$))/, '');
}
