import { CONTENT_LIMITS, type ContentText, TRUST_LIMITS } from '@portal/api-contract/community';
import { communityContentLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import { readIpRegion } from '../../platform/ip-region/ip-region';
import { chooseSubmission } from '../../platform/records/listing/listed-record';
import { countStandingTakedowns } from '../../platform/records/listing/standing-takedowns';
import { SYSTEM, toActor } from '../../platform/records/record-transition';
import { countSteps } from '../../platform/records/status-log.repository';
import type { Subject } from '../../platform/security/session-verifier';
import { readUsers } from '../users/users.read-model';
import { checkContent } from './check-content';
import { communityContent, type ContentRow } from './community.tables';
import { readMembers } from './community-targets';
import { findFileMistakes } from './content-file';
import { findContentMistakes } from './content-mistakes';
import { contents } from './content-record';
import { readDraft, renderDraft } from './content-versions.repository';
import { findRepetition } from './removed-texts';
import { readFinder } from './words.repository';

const DAY_MS = 86_400_000;

/** What an author of a trust level may do. */
export function limitsOf(level: number): (typeof TRUST_LIMITS)[number] {
  return TRUST_LIMITS[level] ?? TRUST_LIMITS[0];
}

/**
 * Submits the newest text of a locked item. What the machine finds nothing in is published at once where its author is
 * trusted, and looked at afterwards; all else waits for a moderator.
 */
export async function submitText(
  runner: QueryRunner,
  owner: Subject,
  row: ContentRow,
  { at, clientAddress }: { readonly at: Date; readonly clientAddress: string },
): Promise<ContentRow> {
  const member = (await readMembers(runner, [owner.id])).get(owner.id);
  await assertMayPublish(runner, owner, member?.suspendedUntil ?? null, at);
  const { body: text } = await readDraft(runner, row);
  const limits = limitsOf(member?.trustLevel ?? 0);
  await assertWithinLimits(runner, owner, limits.perDay, at);
  const mistakes = [
    ...findContentMistakes(row.mainType, text, at),
    ...(await findFileMistakes(runner, row.mainType, text)),
    ...findBountyMistakes(row, text, member?.reputation ?? 0),
  ];
  if (mistakes.length > 0) throw rejectFields(mistakes);
  const findings = checkContent(text, await readFinder(runner), limits);
  assertFewEnough(findings, limits);
  await renderDraft(runner, row, text);
  const submitted = await contents.transition(
    runner,
    row,
    { action: chooseSubmission(row), actor: toActor(owner), at },
    { region: (await readIpRegion(clientAddress)) || (member?.region ?? row.region), ...titleOf(row, text) },
  );
  const isTrusted = (member?.trustLevel ?? 0) >= CONTENT_LIMITS.trustedLevel;
  const repeated = isTrusted ? await findRepetition(runner, text.body, row) : [];
  return isTrusted && findings.hits.length + repeated.length === 0
    ? publishUnchecked(runner, submitted, at)
    : submitted;
}

/** Nobody puts up what they do not have; once a question is out, its bounty is no part of its text. */
function findBountyMistakes({ publishedAt }: ContentRow, { bounty }: ContentText, reputation: number) {
  const isCovered = publishedAt !== null || bounty <= Math.max(0, reputation);
  return isCovered ? [] : [{ field: 'bounty', msg: `您现有${Math.max(0, reputation)}点声望，悬赏不能更多` }];
}

/** Lists and messages name what was never published by its newest title. */
function titleOf({ liveNumber }: ContentRow, { title }: ContentText): Partial<Pick<ContentRow, 'title'>> {
  return liveNumber === null ? { title } : {};
}

function publishUnchecked(runner: QueryRunner, row: ContentRow, at: Date): Promise<ContentRow> {
  const action = row.state === 211 ? 'passRevision' : 'pass';
  return contents.transition(runner, row, { action, actor: SYSTEM, at }, { uncheckedSince: at });
}

async function assertMayPublish(
  runner: QueryRunner,
  owner: Subject,
  suspendedUntil: Date | null,
  at: Date,
): Promise<void> {
  const users = readUsers('author');
  const [user] = await runner.select({ telephone: users.telephoneMasked }).from(users).where(eq(users.id, owner.id));
  if (!user?.telephone) throw new HttpError(409, '发布内容前请先绑定并验证手机号');
  if (suspendedUntil !== null && suspendedUntil > at) throw new HttpError(409, '您的发布权限已暂停，请联系客服');
  const since = new Date(at.getTime() - CONTENT_LIMITS.strikeDays * DAY_MS);
  const takedowns = { recordIds: listOwnIds(runner, owner), since };
  if ((await countStandingTakedowns(runner, communityContentLifecycle, takedowns)) >= CONTENT_LIMITS.strikes)
    throw new HttpError(409, '90天内有3次违规下架，暂停发布，请联系客服');
}

async function assertWithinLimits(runner: QueryRunner, owner: Subject, perDay: number, at: Date): Promise<void> {
  const since = new Date(at.getTime() - DAY_MS);
  let submitted = 0;
  for (const action of ['submit', 'revise', 'resubmit']) submitted += await countOwnSteps(runner, owner, action, since);
  if (submitted >= perDay) throw new HttpError(429, `您的等级每天最多提交${perDay}次，请明天再试`);
}

function countOwnSteps(runner: QueryRunner, owner: Subject, action: string, since: Date): Promise<number> {
  return countSteps(runner, communityContentLifecycle, { recordIds: listOwnIds(runner, owner), action, since });
}

function listOwnIds(runner: QueryRunner, owner: Subject) {
  const { id, ownerId } = communityContent;
  return runner.select({ id }).from(communityContent).where(eq(ownerId, owner.id));
}

function assertFewEnough(
  { links, pictures }: { readonly links: number; readonly pictures: number },
  limits: { readonly links: number; readonly pictures: number },
): void {
  if (links > limits.links)
    throw rejectFields([{ field: 'body', msg: `您的等级每篇最多${limits.links}个链接，现有${links}个` }]);
  if (pictures > limits.pictures)
    throw rejectFields([{ field: 'body', msg: `您的等级每篇最多${limits.pictures}张图片，现有${pictures}张` }]);
}
