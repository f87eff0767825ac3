import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';

/** User info (spec §3): the name the user logs in by, and an opaque code of the user. */
export const userInfoSchema = z.object({ account: z.string(), userCode: z.string() });
export type UserInfo = z.infer<typeof userInfoSchema>;

/**
 * Start of a login (spec §7): `data` is a URL of this site that ends in `redirect_uri=`. The browser
 * appends the percent-encoded URL it wants to return to and goes there.
 */
export const getLoginUrl = defineEndpoint({
  method: 'GET',
  path: '/ptl/api/auth/login-url',
  summary: 'Address where a login starts; redirect_uri is appended',
  tags: ['session'],
  response: z.string(),
});

/**
 * Code exchange (spec §4, §7). The code is good for 60 seconds, once, and only in the browser that logged
 * in; errors are code `'400'`. A second use ends the session that the first one began.
 */
export const exchangeCode = defineEndpoint({
  method: 'GET',
  path: '/ptl/api/auth/token',
  summary: 'Exchanges the one-time code of a login for a token',
  tags: ['session'],
  query: z.object({ code: z.string().min(1).max(200) }),
  response: z.object({ token: z.string(), user: userInfoSchema }),
});

/** Token validation (spec §7): `data` is null when the token is not valid, which clears the session. */
export const checkToken = defineEndpoint({
  method: 'GET',
  path: '/ptl/auth/api/checkToken',
  summary: 'Validates the token of the request',
  tags: ['session'],
  response: userInfoSchema.nullable(),
});

/**
 * Logout (spec §4, §7): ends the caller's session at once. `data` is an address of this site that ends in
 * `redirect_uri=`; it also ends the session at the identity provider, once, within two minutes.
 */
export const getLogoutUrl = defineEndpoint({
  method: 'GET',
  path: '/ptl/api/auth/logout-url',
  summary: 'Ends the session and tells where to leave the identity provider; redirect_uri is appended',
  tags: ['session'],
  response: z.string(),
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

/** Address of the caller as the server sees it (spec §7; our own look-up in place of a third party's). */
export const getOwnAddress = defineEndpoint({
  method: 'GET',
  path: '/ptl/ip',
  summary: 'Network address of the caller',
  tags: ['session'],
  query: z.object({ format: z.literal('json').default('json') }),
  response: z.object({ ip: z.string() }),
});
