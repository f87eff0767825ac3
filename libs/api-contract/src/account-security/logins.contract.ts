import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageSchema } from '../endpoint/paging';
import { LOGIN_WAYS } from './account-security.values';
export const loginWaySchema = z.enum(LOGIN_WAYS);
export type LoginWay = z.infer<typeof loginWaySchema>;

/** Browser that is logged in. */
export const deviceSchema = z.object({
  id: idSchema,
  /** System and browser in words, e.g. `Windows · Chrome 128`. */
  name: z.string(),
  /** Kind of network and the first half of the address, e.g. `公网 203.0.*.*`; nobody else is asked about it. */
  ipRegion: z.string(),
  loginAt: timestampSchema,
  lastAt: timestampSchema,
  /** The caller's own. */
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

const security = { tags: ['account security'], auth: 'user' } as const;

/** Browsers in which the caller is logged in, the own one first (endpoints §4.2). */
export const listDevices = defineEndpoint({
  ...security,
  method: 'GET',
  path: '/ptl/user/devices',
  summary: 'Browsers in which the caller is logged in',
  response: z.array(deviceSchema),
});

/**
 * Logs the caller out in another browser, at once and on every instance (endpoints §4.2). Errors: 404, also for
 * another user's, 409 for the own one.
 */
export const removeDevice = defineEndpoint({
  ...security,
  method: 'POST',
  path: '/ptl/user/devices/remove',
  summary: 'Logs the caller out in another browser',
  body: z.object({ id: idSchema }),
  response: z.object({ total: z.number().int() }),
});

/** Logs the caller out in all other browsers (path ours); `total` counts them. */
export const removeOtherDevices = defineEndpoint({
  ...security,
  method: 'POST',
  path: '/ptl/user/devices/removeOthers',
  summary: 'Logs the caller out in all other browsers',
  body: z.object({}),
  response: z.object({ total: z.number().int() }),
});

/** A try to log in to the caller's account. */
export const loginRecordSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  way: loginWaySchema,
  isSuccess: z.boolean(),
  name: z.string(),
  ipRegion: z.string(),
});
export type LoginRecord = z.infer<typeof loginRecordSchema>;

/** Tries to log in to the caller's account, the newest first, of the last 180 days (endpoints §4.2). */
export const listLoginLog = defineEndpoint({
  ...security,
  method: 'GET',
  path: '/ptl/user/loginLog',
  summary: 'Tries to log in to the account of the caller',
  query: z.object({
    pageNo: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number<number>().int().min(1).max(100).default(10),
    outcome: z.enum(['success', 'failure']).optional(),
  }),
  response: pageSchema(loginRecordSchema),
});
