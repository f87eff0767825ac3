import { z } from 'zod';
import { keySchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { captchaTicketSchema } from '../verification/verification.contract';
import { CONSULT_RULES, CONTACT_RULES } from './contact.rules';
import { CONSULT_TOPICS } from './contact.values';

/**
 * Contact request of the footer form (spec §3, §5). `telephone` is either 11 digits or
 * `{keyId}.{base64}`: the digits encrypted with the key of `getPublicKey` (RSA-OAEP, SHA-256).
 */
export const contactRequestSchema = z.object({
  userName: ruledText(nameText, CONTACT_RULES.userName),
  companyName: ruledText(nameText, CONTACT_RULES.companyName),
  telephone: z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码'),
  /** Only forms that show the field send it: the footer's does not (spec §5). */
  content: ruledText(proseText, CONTACT_RULES.content).optional(),
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
  userName: ruledText(nameText, CONSULT_RULES.userName),
  companyName: ruledText(nameText, CONSULT_RULES.companyName),
  telephone: z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码'),
  topic: keySchema(CONSULT_TOPICS, '请选择咨询类型'),
  content: ruledText(proseText, CONSULT_RULES.content),
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
