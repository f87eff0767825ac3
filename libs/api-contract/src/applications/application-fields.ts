import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { mailText, nameText } from '../endpoint/text-schemas';

/** Limits of the application forms, in characters. */
export const APPLICATION_LIMITS = {
  scene: { min: 10, max: 500 },
  companyName: 50,
  name: 20,
  industry: 30,
  email: 100,
  note: 500,
  files: 3,
} as const;

/** Sizes of a company, by people. */
export const COMPANY_SIZES = ['1-50 人', '51-200 人', '201-1000 人', '1000 人以上'] as const;

/** Industries offered by the application forms. */
export const INDUSTRIES = ['装备制造', '电子制造', '流程化工', '能源电力', '食品饮料', '园区与城市', '其他'] as const;

export const nameField = nameText('请输入联系人').min(1, '请输入联系人').max(20, '联系人不能超过20个字符');
export const companyField = nameText('请输入企业名称').min(1, '请输入企业名称').max(50, '企业名称不能超过50个字符');
export const telephoneField = z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码');
export const emailField = z.union([z.literal(''), mailText()], '请输入正确的邮箱');
export const requiredEmailField = mailText();
export const consentField = z.literal(true, '请先阅读并同意隐私政策');
export const fileIdsField = z.array(idSchema).max(APPLICATION_LIMITS.files, '附件不能超过3个').default([]);
export const industryField = z.enum(INDUSTRIES, '请选择行业');
