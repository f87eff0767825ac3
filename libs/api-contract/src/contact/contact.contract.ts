import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { nameText, proseText } from '../endpoint/text-schemas';
import { captchaTicketSchema } from '../verification/verification.contract';
import { CONTACT_LIMITS } from './contact.values';

export { MAINLAND_MOBILE_PATTERN } from '../rules/mobile';

/**
 * Contact request of the footer form (spec §3, §5). `telephone` is either 11 digits or
 * `{keyId}.{base64}`: the digits encrypted with the key of `getPublicKey` (RSA-OAEP, SHA-256).
 */
export const contactRequestSchema = z.object({
  userName: nameText('请输入联系人').min(1, '请输入联系人').max(CONTACT_LIMITS.userName, '联系人不能超过10个字符'),
  companyName: nameText('请输入公司名称')
    .min(1, '请输入公司名称')
    .max(CONTACT_LIMITS.companyName, '公司名称不能超过15个字符'),
  telephone: z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码'),
  /** Only forms that show the field send it: the footer's does not (spec §5). */
  content: proseText('请输入留言').min(1, '请输入留言').max(500, '留言不能超过500个字').optional(),
  consent: z.literal(true, '请先阅读并同意隐私政策'),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** Sends the footer's contact request (path ours: endpoints §4.1). `data.id` names the stored request. */
export const addContact = defineEndpoint({
  method: 'POST',
  path: '/ptl/contact/addContact',
  summary: 'Contact request of the footer form',
  tags: ['contact'],
  isIdempotent: true,
  body: contactRequestSchema,
  response: z.object({ id: z.string() }),
});

/** 项目咨询 (spec §7): what a visitor wants to talk about and how to reach them. */
export const consultRequestSchema = z.object({
  userName: nameText('请输入联系人').min(1, '请输入联系人').max(10, '联系人不能超过10个字符'),
  companyName: nameText('请输入公司名称').min(1, '请输入公司名称').max(50, '公司名称不能超过50个字符'),
  telephone: z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码'),
  topic: z.enum(['product', 'solution', 'price', 'partner', 'other'], '请选择咨询类型'),
  content: proseText('请至少用10个字描述需求').min(10, '请至少用10个字描述需求').max(500, '需求描述不能超过500个字'),
  consent: z.literal(true, '请先阅读并同意隐私政策'),
  captchaTicket: captchaTicketSchema,
});
export type ConsultRequest = z.infer<typeof consultRequestSchema>;

/** Sends a consultation request (spec §7). */
export const addConsult = defineEndpoint({
  method: 'POST',
  path: '/ptl/serviceConsult/addConsult',
  summary: 'Consultation request',
  tags: ['contact'],
  isIdempotent: true,
  body: consultRequestSchema,
  response: z.object({ id: z.string() }),
});
