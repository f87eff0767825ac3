import { TRUST_LEVELS } from '@portal/api-contract/community';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { changeMember, readMembers } from '../community/community-targets';
import { findWithTelephone, hasTelephone } from '../users/shown-users';

/** What a level lets somebody do. */
export type TrustLevel = (typeof TRUST_LEVELS)[number];

/**
 * The level of somebody who is about to write in public. Rejects with 409 whoever has no verified telephone, and whoever
 * may not write for now.
 */
export async function assertMayWrite(runner: QueryRunner, ownerId: string, at: Date): Promise<TrustLevel> {
  const msg = await findWritingError(runner, ownerId, at);
  if (msg !== '') throw new HttpError(409, msg);
  return findTrust(runner, ownerId);
}

/** Why somebody may not write in public now; empty where they may. */
export async function findWritingError(runner: QueryRunner, ownerId: string, at: Date): Promise<string> {
  if (!(await hasTelephone(runner, ownerId))) return '请先绑定并验证手机号，再参与社区互动';
  const until = (await readMembers(runner, [ownerId])).get(ownerId)?.suspendedUntil;
  if (!until || until <= at) return '';
  return `您的发言功能已暂停，将于${toChinaTime(until).slice(0, 16).replace('T', ' ')}恢复`;
}

/** Keys of those of some members who may write in public now. */
export async function findWriters(runner: QueryRunner, ids: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const reachable = await findWithTelephone(runner, ids);
  const members = await readMembers(runner, ids);
  const isSuspended = (id: string) => (members.get(id)?.suspendedUntil ?? at) > at;
  return new Set([...reachable].filter((id) => !isSuspended(id)));
}

/** The level that somebody has. */
export async function findTrust(runner: QueryRunner, ownerId: string): Promise<TrustLevel> {
  return findLevel((await readMembers(runner, [ownerId])).get(ownerId)?.trustLevel ?? 0);
}

/** What is known of a trust level. */
export function findLevel(level: number): TrustLevel {
  return TRUST_LEVELS[level] ?? TRUST_LEVELS[0];
}

/** Notes from where somebody has written. */
export async function noteRegion(runner: QueryRunner, ownerId: string, region: string): Promise<void> {
  if (region === '') return;
  const member = (await readMembers(runner, [ownerId])).get(ownerId);
  if (member?.region !== region) await changeMember(runner, ownerId, { region });
}
