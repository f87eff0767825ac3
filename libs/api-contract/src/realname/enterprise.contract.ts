import { z } from 'zod';
import { calendarDate, idSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText, nameText, printedNameText } from '../endpoint/text-schemas';
import { telephoneFieldSchema } from '../verification/verification.contract';
import { idNumberField, personNameField } from './person.contract';
import { identificationDetailSchema } from './realname.contract';

const own = { tags: ['realname'], auth: 'user', method: 'POST' } as const;
const byId = z.object({ id: idSchema });

/** As whom somebody acts for an enterprise (`SIGNER_ROLES`). */
export const signerRoleField = z.literal([1, 2], '请选择签署人身份');

/** What every verification of an enterprise is about; types 3 to 6 change an identity that is in effect. */
const enterpriseShape = {
  type: z.literal([2, 3, 4, 5, 6], '请选择认证类型').default(2),
  companyName: printedNameText('请输入企业名称').max(200, '名称应为4至100个字符'),
  creditCode: nameText('请输入统一社会信用代码').max(40, '统一社会信用代码应为18位'),
  legalPerson: personNameField,
  /** Last day of the licence; `null` for one that is valid for good. */
  validUntil: calendarDate('请选择证照有效期').nullable().default(null),
  /** Who acts for the enterprise. */
  handlerName: personNameField,
  telephone: telephoneFieldSchema,
};

/**
 * Verifies an enterprise by name, credit code and legal representative (spec §7), as the first step of a remittance. A
 * code whose check fails is for method 5. Errors: 409 without consent, with something else open, where the type does not
 * fit the identity in effect or something blocks the change, or closed by the entrance flags; 422 fields; 429 with
 * `retryAfter`.
 */
export const enterpriseThreeElement = defineEndpoint({
  ...own,
  path: '/ptl/identification/enterpriseThreeElement',
  summary: 'Verifies an enterprise by three elements',
  isIdempotent: true,
  body: z.object(enterpriseShape),
  response: identificationDetailSchema,
});

/**
 * Verifies an enterprise by the identity document of its legal representative as well (spec §7), whose consent follows:
 * by a code to their telephone. Errors: as of `enterpriseThreeElement`.
 */
export const enterpriseFourElement = defineEndpoint({
  ...own,
  path: '/ptl/identification/enterpriseFourElement',
  summary: 'Verifies an enterprise by four elements',
  isIdempotent: true,
  body: z.object({
    ...enterpriseShape,
    legalPersonIdNumber: idNumberField,
    legalPersonTelephone: nameText('请输入法定代表人手机号')
      .min(1, '请输入法定代表人手机号')
      .max(1024, '请输入正确的手机号码'),
  }),
  response: identificationDetailSchema,
});

/**
 * Has an enterprise verified by somebody who looks at its licence (path ours; method 5), and at the identity document of
 * whoever acts for it (`frontFileId`). An authorised representative adds the letter of mandate, types 4 and 5 add what
 * proves the change (`letterFileId`). Errors: as of `personCredentials`.
 */
export const enterpriseCredentials = defineEndpoint({
  ...own,
  path: '/ptl/identification/enterpriseCredentials',
  summary: 'Has an enterprise verified by its licence',
  isIdempotent: true,
  body: z.object({
    ...enterpriseShape,
    signerRole: signerRoleField,
    licenceFileId: idSchema,
    frontFileId: idSchema,
    mandateFileId: idSchema.optional(),
    letterFileId: idSchema.optional(),
  }),
  response: identificationDetailSchema,
});

/** Asks for a small remittance to the enterprise's account (spec §7). Errors: 404; 409; 422 fields; 429 locked. */
export const applyForRemittance = defineEndpoint({
  ...own,
  path: '/ptl/identification/unionPayApply',
  summary: 'Asks for a small remittance to the account of an enterprise',
  body: z.object({
    id: idSchema,
    account: nameText('请输入对公账号').max(60, '对公账号应为8至32位数字'),
    bankName: lineText('请选择开户银行').min(2, '请选择开户银行').max(60, '开户银行不能超过60个字'),
    /** Number of the branch between banks, of 12 digits; empty where it is not known. */
    branchNo: nameText().max(40, '联行号应为12位数字').default(''),
  }),
  response: identificationDetailSchema,
});

/**
 * Shows that the account is the enterprise's by the amount that came in (spec §7), as `0.37`. Errors: 404; 409 where
 * nothing was remitted; code `'422'` a wrong amount, with the tries that are left. The third ends the verification.
 */
export const verifyRemittance = defineEndpoint({
  ...own,
  path: '/ptl/identification/unionPayVerify',
  summary: 'Shows by the amount that an account is the enterprise’s',
  body: z.object({ id: idSchema, amount: nameText('请输入到账金额').max(20, '请输入0.01至0.99元的到账金额') }),
  response: identificationDetailSchema,
});

/** How far a remittance is (endpoints §4.12): 3 on its way, 4 paid, 7 failed with what the bank says. Error: 404. */
export const getRemitStatus = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/remitStatus',
  summary: 'How far a remittance is',
  query: byId,
  response: z.object({
    state: z.literal([2, 3, 4, 6, 7, 8]),
    bankMsg: z.string(),
    dueAt: timestampSchema.nullable(),
    triesLeft: z.number().int().min(0),
  }),
});

/** Banks by a part of their name (spec §7). At most 20. */
export const listIdentificationBanks = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/identificationBankList',
  summary: 'Banks by a part of their name',
  query: z.object({ bankName: z.string().max(60).default('') }),
  response: z.array(z.object({ bankCode: z.string(), bankName: z.string() })).max(20),
});

/** What is in the way of a change (endpoints §4.12); with empty `blockers` it may begin. */
export const checkIdentityChange = defineEndpoint({
  ...own,
  path: '/ptl/identification/changePrecheck',
  summary: 'What is in the way of a change of identity',
  body: z.object({ type: z.literal([3, 4, 5, 6], '请选择变更类型') }),
  response: z.object({
    blockers: z.array(
      z.object({
        type: z.string(),
        title: z.string(),
        count: z.number().int(),
        url: z.string().nullable(),
        advice: z.string(),
      }),
    ),
  }),
});

/**
 * Sends a code to the telephone of a change that is open (spec §7); `nowDate` is the browser's clock and not looked at.
 * Errors: 409 where none is needed; code `'422'` another telephone; 429; 503.
 */
export const sendEnterpriseCode = defineEndpoint({
  ...own,
  path: '/portal_drill/enterprise/audit/sendVerificationCode',
  summary: 'Sends a code to the telephone of an enterprise’s verification',
  body: z.object({
    mobile: nameText('请输入手机号码').min(1, '请输入手机号码').max(1024, '请输入正确的手机号码'),
    faceAuthBussinessType: z
      .string()
      .max(40)
      .regex(/^[\w-]*$/)
      .default(''),
    nowDate: z
      .string()
      .max(40)
      .regex(/^[\d :TZ.+-]*$/)
      .optional(),
  }),
  response: z.object({ telephone: z.string(), expireIn: z.number().int(), resendIn: z.number().int() }),
});
