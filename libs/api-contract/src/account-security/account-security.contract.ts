import { z } from 'zod';
import { newPasswordSchema, smsCodeSchema } from '../accounts/accounts.contract';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { mailFieldSchema, telephoneFieldSchema } from '../verification/verification.contract';
import { SECURITY_SCENES } from '../verification/verification.values';
import { PROOF_WAYS } from './account-security.values';
export const proofWaySchema = z.enum(PROOF_WAYS);
export type ProofWay = z.infer<typeof proofWaySchema>;

/** What a proof is for; a ticket of one scene is worth nothing for another. */
export const securitySceneSchema = z.enum(SECURITY_SCENES);
export type SecurityScene = z.infer<typeof securitySceneSchema>;

const proofTicketSchema = z.string('请先完成身份验证').min(1, '请先完成身份验证').max(100, '请先完成身份验证');

const passwordSchema = z.string('请输入密码').min(1, '请输入密码').max(256, '密码错误');

/** How well an account is protected. Telephone and mail address are masked; empty where none is bound. */
export const accountSecuritySchema = z.object({
  /** Another identity provider has telephone and password: they are changed there. */
  isManagedElsewhere: z.boolean(),
  telephone: z.string(),
  mail: z.string(),
  /** Ways to prove to be the owner, the usual one first; the password only where nothing else is bound. */
  ways: z.array(proofWaySchema),
  /** `false` for accounts of the demonstration, whose password everybody knows. */
  canChangePassword: z.boolean(),
  passwordChangedAt: timestampSchema.nullable(),
  /** Browsers that are logged in, the caller's own among them. */
  deviceTotal: z.number().int(),
  lastLoginAt: timestampSchema,
  /** 0 to 100. */
  score: z.number().int(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

const security = { tags: ['account security'], auth: 'user' } as const;

/** How well the caller's account is protected (design: account area, /user-info). */
export const getAccountSecurity = defineEndpoint({
  ...security,
  method: 'GET',
  path: '/ptl/user/security',
  summary: 'How well the account of the caller is protected',
  response: accountSecuritySchema,
});

/**
 * Proves that the caller owns the account (endpoints §4.2). `data.ticket` is good once, for ten minutes, for its scene
 * and in this session alone, and dead as soon as anything about the account's security changes. Errors: 404 for
 * accounts of another provider, 409 a way the account does not have, code `'422'` a wrong code or password, 429.
 */
export const verifyCode = defineEndpoint({
  ...security,
  method: 'POST',
  path: '/ptl/user/verifyCode',
  summary: 'Proves that the caller owns the account',
  body: z.object({
    scene: securitySceneSchema,
    way: proofWaySchema.default('mobile'),
    /** Of the text message or the mail. */
    code: smsCodeSchema.optional(),
    /** For the way `password`. */
    password: passwordSchema.optional(),
  }),
  response: z.object({ ticket: z.string(), expireIn: z.number().int() }),
});

/**
 * Binds another telephone, or the first one (endpoints §4.2): the ticket proves the account, the code the new number.
 * A repeat with the same key gets the first response. Errors: 404 and code `'422'`; a number of another account is
 * rejected like a wrong code.
 */
export const changeMobile = defineEndpoint({
  ...security,
  method: 'POST',
  path: '/ptl/user/changeMobile',
  summary: 'Binds another telephone',
  isIdempotent: true,
  body: z.object({ ticketOld: proofTicketSchema, telephone: telephoneFieldSchema, code: smsCodeSchema }),
  response: accountSecuritySchema,
});

/** Binds another mail address, or the first one (endpoints §4.2); otherwise like `changeMobile`. */
export const changeMail = defineEndpoint({
  ...security,
  method: 'POST',
  path: '/ptl/user/changeMail',
  summary: 'Binds another mail address',
  isIdempotent: true,
  body: z.object({ ticketOld: proofTicketSchema, mail: mailFieldSchema, code: smsCodeSchema }),
  response: accountSecuritySchema,
});

/**
 * Changes the password, by a ticket or by the old one, and ends every other session of the account, here and at the
 * embedded provider. A repeat with the same key gets the first response. Errors: 404, 409 an account of the
 * demonstration, code `'422'`, 429 too many wrong passwords.
 */
export const changePassword = defineEndpoint({
  ...security,
  method: 'POST',
  path: '/ptl/user/changePassword',
  summary: 'Changes the password',
  isIdempotent: true,
  body: z.object({
    ticket: proofTicketSchema.optional(),
    oldPassword: passwordSchema.optional(),
    newPassword: newPasswordSchema,
  }),
  response: accountSecuritySchema,
});
