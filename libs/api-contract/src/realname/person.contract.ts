import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { nameText } from '../endpoint/text-schemas';
import { telephoneFieldSchema } from '../verification/verification.contract';
import { identificationDetailSchema } from './realname.contract';

const own = { tags: ['realname'], auth: 'user', method: 'POST' } as const;

/** Name of a person as it is printed on the document. */
export const personNameField = nameText('请输入姓名').max(120, '姓名应为2至30个字');

/** Number of an identity document, as it is typed. */
export const idNumberField = nameText('请输入证件号码').max(40, '证件号码应为18位');

/**
 * Verifies a person by name, number of the identity document and telephone (spec §7). Method 1 goes on with the face
 * and needs no telephone; method 2 goes on with a code to the telephone. What was open but not yet being worked on is
 * cancelled. The provider being away is no error: the record stays in 2 and is tried again. Errors: 409 without consent
 * to the processing, with something else open, with a number that too many accounts have, or closed by the entrance
 * flags; 422 fields; 429 with `retryAfter`.
 */
export const personThreeElement = defineEndpoint({
  ...own,
  path: '/ptl/identification/personThreeElement',
  summary: 'Verifies a person by three elements',
  isIdempotent: true,
  body: z.object({
    method: z.literal([1, 2], '请选择认证方式').default(1),
    name: personNameField,
    idNumber: idNumberField,
    telephone: telephoneFieldSchema.optional(),
  }),
  response: identificationDetailSchema,
});

/**
 * Verifies a person by name, number of the identity document, bank card and the telephone the bank knows (spec §7); a
 * code to it follows. Errors: as of `personThreeElement`.
 */
export const personFourElement = defineEndpoint({
  ...own,
  path: '/ptl/identification/personFourElement',
  summary: 'Verifies a person by four elements',
  isIdempotent: true,
  body: z.object({
    name: personNameField,
    idNumber: idNumberField,
    bankCard: nameText('请输入银行卡号').max(40, '银行卡号应为13至19位数字'),
    bankName: nameText().max(60, '银行名称不能超过60个字').default(''),
    telephone: telephoneFieldSchema,
  }),
  response: identificationDetailSchema,
});
