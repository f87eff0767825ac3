import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';

/** User info (spec §3). */
export const userInfoSchema = z.object({ account: z.string(), userCode: z.string() });
export type UserInfo = z.infer<typeof userInfoSchema>;

/** Token validation (spec §7): `data` is null when the token is not valid, which clears the session. */
export const checkToken = defineEndpoint({
  method: 'GET',
  path: '/ptl/auth/api/checkToken',
  summary: 'Validates the token of the request',
  tags: ['session'],
  response: userInfoSchema.nullable(),
});

/** Menu permissions of the maas entry (spec §7); empty for visitors. */
export const getMenuPermission = defineEndpoint({
  method: 'GET',
  path: '/miot-maas/maas/ptl/menu/permission',
  summary: 'Menu permissions of the caller',
  tags: ['session'],
  response: z.object({ menuPermission: z.array(z.string()) }),
});

/** Real-name entrance flags (spec §3, §7; path ours: endpoints §4.1). */
export const getPageShowMode = defineEndpoint({
  method: 'GET',
  path: '/ptl/identification/api/pageShowMode',
  summary: 'Real-name entrance flags',
  tags: ['session'],
  auth: 'user',
  response: z.object({ thirdParty: z.boolean(), manualAudit: z.boolean() }),
});
