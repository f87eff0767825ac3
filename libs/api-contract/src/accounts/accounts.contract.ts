import { z } from 'zod';
import { imagePathSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { telephoneFieldSchema } from '../verification/verification.contract';
import { CODE_ERROR, CODE_PATTERN, PASSWORD_ERRORS, PASSWORD_PATTERN, PROFILE_RULES } from './accounts.rules';
import { PASSWORD_LIMITS } from './accounts.values';

/** A new password: 8 to 64 characters with letters and digits. */
export const newPasswordSchema = z
  .string(PASSWORD_ERRORS.missing)
  .min(1, PASSWORD_ERRORS.missing)
  .min(PASSWORD_LIMITS.min, PASSWORD_ERRORS.tooShort)
  .max(PASSWORD_LIMITS.max, PASSWORD_ERRORS.tooLong)
  .regex(PASSWORD_PATTERN, PASSWORD_ERRORS.tooSimple);

/** Code of a text message: six digits. */
export const smsCodeSchema = z.string(CODE_ERROR).regex(CODE_PATTERN, CODE_ERROR);

/** Names the login that is going on, out of the login page's URL. */
const loginUidSchema = z.string('登录页面已过期，请重新打开').min(1, '登录页面已过期，请重新打开').max(64);

/** Brand in whose name somebody logs in. */
const loginBrandSchema = z.object({
  name: z.string(),
  /** Logo for dark grounds; empty for none. */
  logo: imagePathSchema,
  /** URL of its home page. */
  home: z.string(),
});

/** Where the browser goes on after a login; a URL of this site. */
const loginStepSchema = z.object({ redirectTo: z.string() });

/**
 * What the login page offers (path ours): the brand that the page to return to belongs to, `null` where none is
 * configured. Accounts and password are given in demo mode alone.
 */
export const getLoginOptions = defineEndpoint({
  method: 'GET',
  path: '/ptl/auth/api/loginOptions',
  summary: 'What the login page offers',
  tags: ['accounts'],
  query: z.object({ returnTo: z.string().max(2000).default('/') }),
  response: z.object({
    brand: loginBrandSchema.nullable(),
    isDemo: z.boolean(),
    demoAccounts: z.array(z.object({ userName: z.string(), label: z.string() })),
    demoPassword: z.string(),
  }),
});

/**
 * Login by account and password (path ours). `userName` is the account or the telephone. The error is the same
 * for an unknown account and a wrong password (code `'422'`); after five wrong ones there is a wait, after ten the
 * account is locked for 15 minutes (code `'429'` with `retryAfter`). Code `'410'`: the login has to start again.
 */
export const loginByPassword = defineEndpoint({
  method: 'POST',
  path: '/ptl/auth/api/login',
  summary: 'Login by account and password',
  tags: ['accounts'],
  body: z.object({
    uid: loginUidSchema,
    userName: nameText('请输入账号').min(1, '请输入账号').max(64, '账号或密码错误'),
    password: z.string('请输入密码').min(1, '请输入密码').max(256, '账号或密码错误'),
  }),
  response: loginStepSchema,
});

/** Login by telephone and the code of a text message (path ours); errors as in `loginByPassword`. */
export const loginByCode = defineEndpoint({
  method: 'POST',
  path: '/ptl/auth/api/smsLogin',
  summary: 'Login by text message',
  tags: ['accounts'],
  body: z.object({ uid: loginUidSchema, telephone: telephoneFieldSchema, code: smsCodeSchema }),
  response: loginStepSchema,
});

/**
 * Creates an account (path ours). With the `uid` of a login that is going on, that login is finished as well and
 * `redirectTo` leads on; without one it is empty. A repeat with the same key gets the first response.
 */
export const register = defineEndpoint({
  method: 'POST',
  path: '/ptl/auth/api/register',
  summary: 'Creates an account',
  tags: ['accounts'],
  isIdempotent: true,
  body: z.object({
    uid: z.string().max(64).optional(),
    telephone: telephoneFieldSchema,
    code: smsCodeSchema,
    password: newPasswordSchema,
    agreement: z.literal(true, '请先阅读并同意用户协议和隐私政策'),
  }),
  response: loginStepSchema,
});

/**
 * Gives an account a new password by the code of a text message (path ours), for those who forgot the old one: every
 * session of the account ends, and its owner gets a message. The error is the same for a number without an account
 * and a wrong code (code `'422'`). A repeat with the same key gets the first response.
 */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/ptl/auth/api/resetPassword',
  summary: 'New password for those who forgot theirs',
  tags: ['accounts'],
  isIdempotent: true,
  body: z.object({ telephone: telephoneFieldSchema, code: smsCodeSchema, password: newPasswordSchema }),
  response: z.null(),
});

/** The user's own data as the personal information page shows it. */
export const userProfileSchema = z.object({
  account: z.string(),
  userCode: z.string(),
  nickname: z.string(),
  company: z.string(),
  industry: z.string(),
  bio: z.string(),
  /** Masked number; empty where none is known. */
  telephone: z.string(),
  /** Masked address; empty where none is bound. */
  mail: z.string(),
  /** File of the picture, for `getFileContent`; empty where there is none. */
  avatar: z.string(),
  /** ISO-8601. */
  registeredAt: z.string(),
  /** The present login, ISO-8601. */
  lastLoginAt: z.string(),
  /** The login before it, ISO-8601; none where this is the first. */
  previousLoginAt: z.string().nullable(),
  /** Counts the changes; an update names the version it was made from. */
  version: versionSchema,
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** The caller's own data (path ours: endpoints §4.1). */
export const getUserProfile = defineEndpoint({
  method: 'GET',
  path: '/ptl/user/info',
  summary: 'Personal information of the caller',
  tags: ['accounts'],
  auth: 'user',
  response: userProfileSchema,
});

/** What a user may change of the own profile. */
export const profileUpdateSchema = z.object({
  nickname: ruledText(nameText, PROFILE_RULES.nickname),
  company: ruledText(nameText, PROFILE_RULES.company).default(''),
  industry: ruledText(nameText, PROFILE_RULES.industry).default(''),
  bio: ruledText(proseText, PROFILE_RULES.bio).default(''),
  version: versionSchema,
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** Changes the caller's own data; code `'409'` when it was changed elsewhere meanwhile (path ours: endpoints §4.1). */
export const updateUserProfile = defineEndpoint({
  method: 'POST',
  path: '/ptl/user/updateInfo',
  summary: 'Changes personal information',
  tags: ['accounts'],
  auth: 'user',
  body: profileUpdateSchema,
  response: userProfileSchema,
});

/**
 * Changes the caller's picture to an upload of the unit `avatar`, or takes it away with an empty `fileId` (path ours).
 * Error: code `'422'` for a file that is not the caller's.
 */
export const updateAvatar = defineEndpoint({
  method: 'POST',
  path: '/ptl/user/updateAvatar',
  summary: 'Changes the picture of the caller',
  tags: ['accounts'],
  auth: 'user',
  body: z.object({ fileId: z.string().max(64) }),
  response: userProfileSchema,
});
