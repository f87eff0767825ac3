import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { mailText } from '../endpoint/text-schemas';
import { CAPTCHA_ACTIONS, SMS_SCENES } from './verification.values';
export const captchaActionSchema = z.enum(CAPTCHA_ACTIONS).default('consult');
export type CaptchaAction = z.infer<typeof captchaActionSchema>;

/** Ticket of a passed captcha, as forms send it along. */
export const captchaTicketSchema = z.string('请先完成安全验证').min(1, '请先完成安全验证').max(100, '请先完成安全验证');

/**
 * Work that a try at a challenge has to show, in bits: its `proof` is a number for which SHA-256 of `{capcode}:{proof}`
 * begins with so many zeros. Asked of networks that have had many challenges of late; absent where none is.
 */
const workBitsSchema = z.number().int().optional();

/** Slider captcha (spec §7): a picture with a gap, and the piece that fits into it. All sizes in pixels. */
export const captchaPictureSchema = z.object({
  /** Names the challenge; sent back as `capcode`. */
  capcode: z.string(),
  /** `data:` addresses of the two pictures. */
  background: z.string(),
  piece: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The piece is square. */
  pieceSize: z.number().int(),
  /** Distance of the piece from the top. */
  pieceY: z.number().int(),
  /** Seconds the challenge is good for. */
  expireIn: z.number().int(),
  workBits: workBitsSchema,
});
export type CaptchaPicture = z.infer<typeof captchaPictureSchema>;

/** Picture of a new slider captcha (spec §7). */
export const getPic = defineEndpoint({
  method: 'GET',
  path: '/portal/openapi/verification/getPic',
  summary: 'New slider captcha',
  tags: ['verification'],
  query: z.object({ action: captchaActionSchema }),
  response: captchaPictureSchema,
});

/** A question in place of the slider, for those who cannot drag or see it (path ours). */
export const getQuestion = defineEndpoint({
  method: 'GET',
  path: '/portal/openapi/verification/getQuestion',
  summary: 'New question captcha',
  tags: ['verification'],
  query: z.object({ action: captchaActionSchema }),
  response: z.object({
    capcode: z.string(),
    question: z.string(),
    expireIn: z.number().int(),
    workBits: workBitsSchema,
  }),
});

/**
 * Checks a captcha (spec §7): `xpos` is the piece's distance from the left in pixels of the picture, `answer` that of a
 * question, `proof` the work where some is asked; `date` is the browser's clock and not looked at. One try per
 * challenge: a wrong one is rejected with code `'422'` and the challenge is gone. `data.ticket` is good once, for five
 * minutes.
 */
export const checkCapCode = defineEndpoint({
  method: 'GET',
  path: '/portal/openapi/verification/checkcapcode',
  summary: 'Checks a captcha and gives a ticket',
  tags: ['verification'],
  query: z.object({
    capcode: z.string().min(1).max(100),
    xpos: z.coerce.number().int().min(0).max(2000).optional(),
    answer: z.string().max(20).optional(),
    proof: z.string().max(11).optional(),
    date: z.string().max(40).optional(),
  }),
  response: z.object({ ticket: z.string(), expireIn: z.number().int() }),
});

/** Telephone of a form: 11 digits, or encrypted as `{keyId}.{base64}` (see `getPublicKey`). */
export const telephoneFieldSchema = z
  .string('请输入手机号码')
  .min(1, '请输入手机号码')
  .max(1024, '请输入正确的手机号码');

/** Mail address of an account. */
export const mailFieldSchema = mailText().toLowerCase();

/**
 * Sends a code of six digits by text message or mail (endpoints §4.2). `telephone` is for `register`, `login`,
 * `resetPassword` and `newMobile`, `mail` for `newMail`; the other scenes send to the account's own number, or its mail
 * address with the way `mail`, and need a session (401), as `newMobile` and `newMail` do. The answer is the same whether a number is known or not. Once
 * a minute and five times a day per number, ten times a day per account (code `'429'`); 404 for accounts of another
 * provider, 409 where nothing is bound. Times in seconds.
 */
export const sendCode = defineEndpoint({
  method: 'POST',
  path: '/ptl/user/sendCode',
  summary: 'Sends a code by text message or mail',
  tags: ['verification'],
  body: z.object({
    scene: z.enum(SMS_SCENES),
    way: z.enum(['mobile', 'mail']).default('mobile'),
    telephone: telephoneFieldSchema.optional(),
    mail: mailFieldSchema.optional(),
    captchaTicket: captchaTicketSchema,
  }),
  response: z.object({ expireIn: z.number().int(), resendIn: z.number().int() }),
});

/** Message that the sandbox provider delivered. */
export const outboxMessageSchema = z.object({
  id: z.string(),
  /** Masked number. */
  telephone: z.string(),
  text: z.string(),
  /** ISO-8601. */
  sentAt: z.string(),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

/** Newest text messages of the sandbox, at most 20; only in demo mode, otherwise code `'404'` (path ours). */
export const listOutbox = defineEndpoint({
  method: 'GET',
  path: '/ptl/sms/outbox',
  summary: 'Text messages of the sandbox provider',
  tags: ['verification'],
  response: z.array(outboxMessageSchema),
});
