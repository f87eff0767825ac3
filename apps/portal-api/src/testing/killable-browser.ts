import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { SESSION_COOKIE } from '../modules/auth/session.service';
import { createSecret, hashSecret } from '../platform/security/random-secret';
import type { KillableApi } from './killable-api';

/** What came of a call: its status, and 0 where the connection broke. */
export interface KillableResponse {
  readonly status: number;
  readonly text: string;
}

/** A browser of somebody who is logged in, whatever happens to the API. */
export interface KillableBrowser {
  readonly userId: string;
  /** Makes a call with an idempotency key. */
  post(path: string, body: object, key: string, agent?: http.Agent): Promise<KillableResponse>;
}

/** Opens a session as a login leaves it. */
export async function openKillableBrowser(api: KillableApi): Promise<KillableBrowser> {
  const [token, cookie, userId] = [createSecret(), createSecret(), randomUUID()];
  await api.query(
    `insert into portal_user (id, issuer, subject, account, user_code, created_at, last_login_at)
     values ($1, 'test', $2, $2, $2, now(), now())`,
    [userId, `u-${userId}`],
  );
  await api.query(
    `insert into user_session (id, token_hash, browser_hash, user_id, sealed_id_token, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, '', now(), now(), now() + interval '1 hour')`,
    [randomUUID(), hashSecret(token), hashSecret(cookie), userId],
  );
  const session = {
    authorization: `Bearer ${token}`,
    'idaas-auth-token': token,
    cookie: `${SESSION_COOKIE}=${cookie}`,
  };
  return {
    userId,
    post(path, body, key, agent) {
      const payload = JSON.stringify(body);
      const headers = {
        ...session,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'idempotency-key': key,
      };
      return new Promise((resolve) => {
        const fail = () => resolve({ status: 0, text: '' });
        const options = { method: 'POST', headers, ...(agent && { agent }) };
        const request = http.request(`${api.origin}${path}`, options, (response) => {
          let text = '';
          response.on('data', (part) => (text += String(part)));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
          response.on('error', fail);
        });
        request.on('error', fail);
        request.end(payload);
      });
    },
  };
}
