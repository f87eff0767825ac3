import {
  type closeQuestion,
  type markDuplicateQuestion,
  type QuestionRights,
  type raiseBounty,
  TRUSTED_FROM,
} from '@portal/api-contract/community';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Subject } from '../../platform/security/session-verifier';
import { findStaffRoles } from '../../platform/security/staff-roles.repository';
import { changeQuestion, type CommunityTarget } from '../community/community-targets';
import { announceContent } from '../community/content-shelf';
import { tellMember } from '../community-notices/tell-member';
import { assertMayWrite, findTrust } from '../community-people/may-write';
import { lockReputation } from '../community-people/reputation';
import { settleQuestion } from './answer-record';
import { requireQuestion } from './save-answer';
import { findAffordable, findBountyEnd, lockQuestion, settleBounty } from './settle-bounty';

const [OPEN, ACCEPTED, CLOSED] = [1, 3, 4] as const;

/** Who somebody is to a question. */
interface Standing {
  readonly isAsker: boolean;
  readonly isModerator: boolean;
  readonly isTrusted: boolean;
}

/** What somebody may do with a question, apart from what they have. */
type DeskRights = Omit<QuestionRights, 'maxBounty'>;

/** A change of a question as the audit log names it, and what its asker is told of it, if anything. */
interface QuestionChange {
  readonly mid: string;
  readonly action: string;
  readonly text?: string;
}

/** Closes questions, marks duplicates, opens them again, and raises their bounties. */
export function createQuestionDesk({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { orm } = database;

  /** Changes a question, one at a time, by somebody who may; its asker hears of it, and the audit log of a moderator. */
  function change(
    subject: Subject,
    { mid, action, text }: QuestionChange,
    work: (runner: QueryRunner, question: CommunityTarget, rights: DeskRights, at: Date) => Promise<void>,
  ): Promise<null> {
    return database.transaction(async (runner) => {
      const at = clock();
      await lockQuestion(runner, mid);
      const question = await requireQuestion(runner, mid);
      const standing = await findStanding(runner, subject, question);
      if (!standing.isModerator) await assertMayWrite(runner, subject.id, at);
      await work(runner, question, toRights(question, standing), at);
      await settleBounty(runner, mid, at);
      await announceContent(runner);
      if (standing.isModerator && !standing.isAsker)
        await noteAudit(runner, { actorId: subject.id, action, subjectKind: 'communityQuestion', subjectNo: mid, at });
      if (text)
        await tellMember(runner, {
          ...{ ownerId: question.ownerId, type: 'system', actorId: null, at, about: `question ${mid}`, text },
          ...{ title: question.title, url: question.href },
        });
      return null;
    });
  }

  return {
    async rights(subject: Subject, mid: string): Promise<QuestionRights> {
      const question = await requireQuestion(orm, mid);
      const rights = toRights(question, await findStanding(orm, subject, question));
      return { ...rights, maxBounty: rights.canRaiseBounty ? await findAffordable(orm, mid, subject.id) : 0 };
    },

    raiseBounty: (subject: Subject, { mid, bounty }: ParsedInput<typeof raiseBounty>): Promise<null> =>
      change(subject, { mid, action: 'raiseBounty' }, async (runner, question, { canRaiseBounty }, at) => {
        if (question.ownerId !== subject.id) throw new HttpError(409, '只有提问者可以提高悬赏');
        if (!canRaiseBounty) throw new HttpError(409, '问题已采纳回答或已关闭，不能再提高悬赏');
        if (bounty <= question.bounty) throw new HttpError(409, `悬赏只能提高，现在是${question.bounty}点`);
        await lockReputation(runner, subject.id);
        const max = await findAffordable(runner, mid, subject.id);
        if (bounty > max) throw new HttpError(409, `您的声望不足，悬赏最多提高到${max}点`);
        await changeQuestion(runner, mid, { bounty, bountyUntil: findBountyEnd(at) });
      }),

    close: (subject: Subject, { mid, reason }: ParsedInput<typeof closeQuestion>): Promise<null> =>
      change(subject, { mid, action: 'close', text: '你的问题已关闭' }, async (runner, question, { canClose }) => {
        if (question.questionStatus === CLOSED) throw new HttpError(409, '问题已关闭');
        if (!canClose) throw new HttpError(409, '只有提问者和版主可以关闭问题');
        await changeQuestion(runner, mid, { questionStatus: CLOSED, closedReason: reason });
      }),

    markDuplicate: (subject: Subject, { mid, originalId }: ParsedInput<typeof markDuplicateQuestion>): Promise<null> =>
      change(
        subject,
        { mid, action: 'markDuplicate', text: '你的问题被标记为重复，原问题里可能已有答案' },
        async (runner, question, { canMarkDuplicate }) => {
          if (question.questionStatus === CLOSED) throw new HttpError(409, '问题已关闭');
          if (!canMarkDuplicate) throw new HttpError(409, `达到${TRUSTED_FROM.closeQuestion}级后可以标记重复问题`);
          if (mid === originalId) throw new HttpError(409, '不能标记为与自己重复');
          const original = await requireQuestion(runner, originalId);
          if (original.duplicateOf !== '') throw new HttpError(409, '对方也是重复问题，请选择它的原问题');
          await changeQuestion(runner, mid, { questionStatus: CLOSED, duplicateOf: originalId });
        },
      ),

    reopen: (subject: Subject, mid: string): Promise<null> =>
      change(
        subject,
        { mid, action: 'reopen', text: '你的问题已重新开放' },
        async (runner, question, { canReopen }) => {
          if (question.questionStatus !== CLOSED) throw new HttpError(409, '问题没有关闭');
          if (!canReopen) throw new HttpError(409, '您不能重新开放该问题');
          await changeQuestion(runner, mid, { questionStatus: OPEN, duplicateOf: '', closedReason: '' });
          await settleQuestion(runner, mid);
        },
      ),
  };
}

async function findStanding(runner: QueryRunner, { id }: Subject, { ownerId }: CommunityTarget): Promise<Standing> {
  return {
    isAsker: ownerId === id,
    isModerator: (await findStaffRoles(runner, id)).has('moderator'),
    isTrusted: (await findTrust(runner, id)).level >= TRUSTED_FROM.closeQuestion,
  };
}

function toRights(
  { questionStatus, duplicateOf }: CommunityTarget,
  { isAsker, isModerator, isTrusted }: Standing,
): DeskRights {
  const isClosed = questionStatus === CLOSED;
  return {
    canClose: !isClosed && (isAsker || isModerator),
    canMarkDuplicate: !isClosed && (isAsker || isModerator || isTrusted),
    canRaiseBounty: isAsker && !isClosed && questionStatus !== ACCEPTED,
    canInvite: !isClosed,
    canReopen: isClosed && (isModerator || (duplicateOf === '' ? isAsker : isTrusted)),
  };
}
