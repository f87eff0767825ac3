import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { mailText, nameText, ruledText } from '../endpoint/text-schemas';
import { APPLICATION_RULES } from './applications.rules';
import { APPLICATION_LIMITS, INDUSTRIES } from './applications.values';

export const nameField = ruledText(nameText, APPLICATION_RULES.contactName);
export const companyField = ruledText(nameText, APPLICATION_RULES.companyName);
export const telephoneField = z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码');
export const emailField = z.union([z.literal(''), mailText()], '请输入正确的邮箱');
export const requiredEmailField = mailText();
export const consentField = z.literal(true, '请先阅读并同意隐私政策');
export const fileIdsField = z.array(idSchema).max(APPLICATION_LIMITS.files, '附件不能超过3个').default([]);
export const industryField = z.enum(INDUSTRIES, '请选择行业');
