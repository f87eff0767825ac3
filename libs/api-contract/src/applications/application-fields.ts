import { z } from 'zod';
import { calendarDate, idSchema } from '../endpoint/common-schemas';
import { mailText, nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { captchaTicketSchema } from '../verification/verification.contract';
import { APPLICATION_RULES } from './applications.rules';
import { APPLICATION_LIMITS, COMPANY_SIZES, INDUSTRIES } from './applications.values';

export const nameField = ruledText(nameText, APPLICATION_RULES.contactName);
export const companyField = ruledText(nameText, APPLICATION_RULES.companyName);
export const telephoneField = z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码');
export const emailField = z.union([z.literal(''), mailText()], '请输入正确的邮箱');
export const requiredEmailField = mailText();
export const consentField = z.literal(true, '请先阅读并同意隐私政策');
export const fileIdsField = z.array(idSchema).max(APPLICATION_LIMITS.files, '附件不能超过3个').default([]);
export const industryField = z.enum(INDUSTRIES, '请选择行业');

/** What an application for the use of something says. */
export const usageShape = {
  scene: ruledText(proseText, APPLICATION_RULES.scene),
  companyName: companyField,
  industry: industryField,
  companySize: z.union([z.literal(''), z.enum(COMPANY_SIZES)]).default(''),
  contactName: nameField,
  telephone: telephoneField,
  email: emailField.default(''),
  startsOn: z.union([z.literal(''), calendarDate('请选择正确的日期')], '请选择正确的日期').default(''),
  fileIds: fileIdsField,
  consent: consentField,
  captchaTicket: captchaTicketSchema,
};
