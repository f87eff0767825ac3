import type { Device } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { describePlace } from '../../platform/http/describe-client';
import { HttpError } from '../../platform/http/http-error';
import { postMessage } from '../../platform/messages/post-message';
import type { Subject } from '../../platform/security/session-verifier';
import type { OpenSession, SessionService } from '../auth/session.service';
import type { AccountsRepository } from '../identity-provider/accounts.repository';
import { endLogins } from '../identity-provider/end-logins';

export interface DevicesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: SessionService;
  /** Absent where another provider has the accounts. */
  readonly accounts: AccountsRepository | undefined;
}

/** Browsers in which a user is logged in. */
export function createDevices({ database, clock, sessions, accounts }: DevicesOptions) {
  async function end(owner: Subject, id: string | undefined, describe: (total: number) => string): Promise<number> {
    const ended = await database.transaction(async (runner) => {
      const ids = await sessions.endOthers(runner, owner, id);
      if (ids.length === 0) return ids;
      const account = await accounts?.findByUser(owner, runner);
      await endLogins(runner, { userId: owner.id, accountId: account?.id });
      await tell(runner, owner, describe(ids.length));
      return ids;
    });
    sessions.purge(ended);
    return ended.length;
  }

  async function tell(runner: QueryRunner, owner: Subject, body: string): Promise<void> {
    await postMessage(runner, {
      ownerId: owner.id,
      type: 'security',
      title: '设备已退出登录',
      body: `${body}如非本人操作，请立即修改登录密码。`,
      link: '/user-info/security',
      recordNo: '',
      at: clock(),
    });
  }

  return {
    /** The caller's own first, then the last used. */
    async list(owner: Subject): Promise<Device[]> {
      const devices = (await sessions.list(owner)).map((session) => toDevice(session, owner));
      return devices.sort((first, second) => Number(second.current) - Number(first.current));
    },
    async remove(owner: Subject, id: string): Promise<{ total: number }> {
      if (id === owner.sessionId) throw new HttpError(409, '当前设备请使用退出登录');
      const device = (await sessions.list(owner)).find((session) => session.id === id);
      const total = device ? await end(owner, id, () => `设备「${nameDevice(device)}」已退出登录。`) : 0;
      if (total === 0) throw new HttpError(404);
      return { total };
    },
    async removeOthers(owner: Subject): Promise<{ total: number }> {
      return { total: await end(owner, undefined, (total) => `其他${total}台设备已退出登录。`) };
    },
  };
}

function toDevice(session: OpenSession, owner: Subject): Device {
  const { id, createdAt, lastSeenAt } = session;
  return {
    id,
    name: nameDevice(session),
    ipRegion: describePlace(session),
    loginAt: toChinaTime(createdAt),
    lastAt: toChinaTime(lastSeenAt),
    current: id === owner.sessionId,
  };
}

function nameDevice({ deviceName }: OpenSession): string {
  return deviceName || '未知设备';
}
