import type { LoginRecord, LoginWay } from '@portal/api-contract/account';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { type ClientDescription, describePlace } from '../../platform/http/describe-client';
import type { Subject } from '../../platform/security/session-verifier';
import { users } from '../users/users.read-model';
import { loginLog } from './login-log.tables';

/** The law asks for six months of network logs; they are kept no longer. */
const LIFETIME_MS = 184 * 24 * 3_600_000;

/** Who somebody claims to be: a user as the identity provider names it. */
export interface ClaimedUser {
  readonly issuer: string;
  readonly subject: string;
}

/** Page of the log to be read. */
export interface LoginLogFilter {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly outcome?: 'success' | 'failure' | undefined;
}

/** Tries to log in, each for the user whose account it was. */
export function createLoginLog(orm: QueryRunner, clock: Clock) {
  return {
    async noteSuccess(userId: string, way: LoginWay, client: ClientDescription): Promise<void> {
      await orm.insert(loginLog).values({ ...client, id: randomUUID(), userId, way, isSuccess: true, at: clock() });
    },
    /** Notes a try that failed; nothing is written for somebody who has never been here. */
    async noteFailure({ issuer, subject }: ClaimedUser, way: LoginWay, client: ClientDescription): Promise<void> {
      const { deviceName, network, addressMasked } = client;
      await orm.execute(sql`
        insert into ${loginLog} (id, user_id, at, way, is_success, device_name, network, address_masked)
        select ${randomUUID()}::uuid, ${users.id}, ${clock()}::timestamptz, ${way}, false, ${deviceName},
          ${network}, ${addressMasked}
        from ${users} where ${users.issuer} = ${issuer} and ${users.subject} = ${subject}`);
    },
    async list({ id }: Subject, { pageNo, pageSize, outcome }: LoginLogFilter) {
      const isOutcome = outcome && eq(loginLog.isSuccess, outcome === 'success');
      const isListed = and(eq(loginLog.userId, id), isOutcome);
      const [rows, [counted]] = await Promise.all([
        orm
          .select()
          .from(loginLog)
          .where(isListed)
          .orderBy(desc(loginLog.at), loginLog.id)
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        orm.select({ total: count() }).from(loginLog).where(isListed),
      ]);
      return { list: rows.map(toRecord), total: counted?.total ?? 0, pageNo, pageSize };
    },
    async purgeOld(): Promise<void> {
      await orm.delete(loginLog).where(lt(loginLog.at, new Date(clock().getTime() - LIFETIME_MS)));
    },
  };
}

export type LoginLog = ReturnType<typeof createLoginLog>;

function toRecord({ id, at, way, isSuccess, deviceName, ...place }: typeof loginLog.$inferSelect): LoginRecord {
  return { id, at: toChinaTime(at), way, isSuccess, name: deviceName, ipRegion: describePlace(place) };
}
