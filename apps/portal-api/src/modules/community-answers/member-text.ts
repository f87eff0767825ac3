import { PRECHECK_RULES, TRUST_LIMITS } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { rejectFields } from '../../platform/http/http-error';
import { queueJobs } from '../../platform/jobs/queue-job';
import { checkContent } from '../community/check-content';
import { findRepetition } from '../community/removed-texts';
import { readFinder } from '../community/words.repository';

/** Job by which moderators come to look at what the machine has found. */
export const LOOK_JOB = 'community-reports.look';

/** Findings that one message names. */
const NAMED = 5;

/** Letters of a finding that are shown. */
const MAX_WORD = 30;

/** What somebody is about to publish beside the items. */
export interface MemberText {
  /** Field of the form. */
  readonly field: 'text' | 'body';
  readonly text: string;
  /** Trust level of whoever writes, 0–4. */
  readonly level: number;
  /** 仍要提交人工审核. */
  readonly asksReview: boolean;
}

/**
 * Looks through a text of a member. Tells whether a moderator has to look first; rejects as a field what is found in it,
 * with words and places, unless its author asks for that.
 */
export async function checkMemberText(
  runner: QueryRunner,
  { field, text, level, asksReview }: MemberText,
): Promise<boolean> {
  const limits = TRUST_LIMITS[level] ?? TRUST_LIMITS[0];
  const body = { title: '', summary: '', body: text, tags: [] };
  const found = checkContent(body, await readFinder(runner), limits);
  const hits = [...found.hits, ...(await findRepetition(runner, text))];
  if (hits.length === 0 || asksReview) return hits.length > 0;
  const named = hits
    .slice(0, NAMED)
    .map(
      ({ start, end, rule }) =>
        `第${start + 1}字「${text.slice(start, Math.min(end, start + MAX_WORD))}」${PRECHECK_RULES[rule]}`,
    );
  throw rejectFields([{ field, msg: `${named.join('；')}。请修改，或选择“仍要提交人工审核”` }]);
}

/** Has moderators look at something, once the caller's transaction is committed. */
export async function askModerators(
  runner: QueryRunner,
  { targetType, targetId }: { readonly targetType: 'answer' | 'comment'; readonly targetId: string },
  at: Date,
): Promise<void> {
  const key = `${targetType} ${targetId} ${at.getTime()}`;
  await queueJobs(runner, [{ name: LOOK_JOB, key, payload: { targetType, targetId }, at }]);
}
