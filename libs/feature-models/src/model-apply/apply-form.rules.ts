import { APPLICATION_LIMITS, type StoredFile } from '@portal/api-contract';
import {
  checkConsent,
  checkEmail,
  checkMobile,
  type FormRules,
  requireChoice,
  requireLength,
  requireText,
} from '@portal/ui-content/form';

/** What the form holds; names are the contract's, so that its answers find their fields. */
export interface ApplyValues {
  readonly purpose: string;
  readonly scene: string;
  readonly companyName: string;
  readonly industry: string;
  readonly companySize: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly email: string;
  readonly startsOn: string;
  readonly fileIds: readonly StoredFile[];
  readonly consent: boolean;
  readonly captchaTicket: string;
}

/** Rules of the form; the contract's own, compared by a test. */
export const APPLY_RULES: FormRules<ApplyValues> = {
  purpose: requireChoice('请选择申请类型'),
  scene: requireLength(
    APPLICATION_LIMITS.scene.min,
    APPLICATION_LIMITS.scene.max,
    '请至少用10个字描述使用场景',
    '使用场景不能超过500个字',
  ),
  companyName: requireText('请输入企业名称', '企业名称', APPLICATION_LIMITS.companyName),
  industry: requireChoice('请选择行业'),
  contactName: requireText('请输入联系人', '联系人', APPLICATION_LIMITS.name),
  telephone: checkMobile,
  email: checkEmail(false),
  startsOn: checkDate,
  fileIds: (files) => (files.length > APPLICATION_LIMITS.files ? '附件不能超过3个' : ''),
  consent: checkConsent,
  captchaTicket: requireChoice('请先完成安全验证'),
};

function checkDate(value: string): string {
  if (!value) return '';
  const time = Date.parse(`${value}T00:00:00Z`);
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return isDate ? '' : '请选择正确的日期';
}
