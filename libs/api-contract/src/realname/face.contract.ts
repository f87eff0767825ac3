import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { identificationDetailSchema } from './realname.contract';

const own = { tags: ['realname'], auth: 'user', method: 'POST' } as const;
const bySession = z.object({ sessionId: idSchema });

/** How far a face is: 0 未扫 · 1 已扫 · 2 成功 · 3 失败 · 4 过期. */
export const faceStateSchema = z.literal([0, 1, 2, 3, 4]);
export type FaceState = z.infer<typeof faceStateSchema>;

/**
 * Begins to compare a face with the identity that was confirmed (spec §7). `url` is what the code on the screen says: it
 * is good for one telephone and ten minutes; a new one ends those before it. Errors: 404; 409 without consent to face
 * recognition, or before name and number are confirmed; 429 with `retryAfter` after five a day.
 */
export const generateFaceCenterUrl = defineEndpoint({
  ...own,
  path: '/ptl/identification/generateFaceCenterUrl',
  summary: 'Begins to compare a face',
  body: z.object({ id: idSchema }),
  response: z.object({ sessionId: idSchema, url: z.string(), expireAt: timestampSchema }),
});

/** How far a face is (spec §7). Error: 404. */
export const qrStatus = defineEndpoint({
  ...own,
  path: '/ptl/identification/qrStatus',
  summary: 'How far the comparison of a face is',
  body: bySession,
  response: z.object({ state: faceStateSchema, expireAt: timestampSchema }),
});

/**
 * Ends a verification by what came of the face (spec §7); gives what has come of it where the telephone that came back
 * has ended it. Errors: 404; 409 while nothing has come of it, or once its time is over.
 */
export const faceRecognitionAuth = defineEndpoint({
  ...own,
  path: '/ptl/identification/faceRecognitionAuth',
  summary: 'Ends a verification by what came of the face',
  body: bySession,
  response: identificationDetailSchema,
});

/**
 * Where a telephone comes back from the provider (path ours), with what was signed for this face: the provider itself is
 * asked what has come of it, and the verification ends by that. Errors: 404 for what was not signed here, is used up or
 * is older than a day; 409 while nothing has come of the face or once its time is over, and 503 where the provider is
 * away, after which the same is good again.
 */
export const returnFromFace = defineEndpoint({
  tags: ['realname'],
  method: 'POST',
  path: '/ptl/identification/faceReturn',
  summary: 'Takes a telephone back from the provider of faces',
  body: z.object({ returnTicket: z.string('链接无效').min(1, '链接无效').max(200, '链接无效') }),
  response: z.object({ state: faceStateSchema }),
});

/**
 * The telephone of the sandbox (path ours): `scan` takes the code and gives a token that the telephone goes on with,
 * `pass` and `refuse` end it and give in `returnTicket` what it comes back with, as from a provider. Error: 404 for a
 * code or a token that is not good any more, or without a sandbox.
 */
export const playTelephone = defineEndpoint({
  tags: ['realname'],
  method: 'POST',
  path: '/ptl/identification/sandboxFace',
  summary: 'Plays the telephone of the sandbox',
  body: z.object({
    act: z.enum(['scan', 'pass', 'refuse'], '请选择操作'),
    ticket: z.string('请扫描二维码').min(1, '请扫描二维码').max(100, '二维码已失效'),
  }),
  response: z.object({ state: faceStateSchema, ticket: z.string(), returnTicket: z.string(), name: z.string() }),
});
