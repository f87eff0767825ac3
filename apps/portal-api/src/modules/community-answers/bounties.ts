import { CONTENT_KIND, toContentPath } from '@portal/api-contract/community';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { DueWork } from '../../platform/jobs/due-work';
import type { EventHandler } from '../../platform/records/domain-events';
import { changeQuestion } from '../community/community-targets';
import { announceContent } from '../community/content-shelf';
import { EXPIRE_BOUNTY, findExpiredBounties, findExpiredBounty } from '../community/expired-bounties';
import { tellMember } from '../community-notices/tell-member';
import { lockQuestion, openBounty, settleBounty } from './settle-bounty';

const ACCEPTED = 3;

/** With what bounties are kept. */
export interface BountyOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Takes the bounty of a question from its asker once it is out, and gives it back when it is gone. */
export function createBountyHandlers({ database, clock }: BountyOptions): EventHandler[] {
  const steps = [
    ['content.published', 'open-bounty', openBounty],
    ['content.removed', 'settle-bounty', settleBounty],
  ] as const;
  return steps.map(([event, name, step]) => ({
    event,
    name: `community-answers.${name}`,
    handle: ({ recordNo }, run) =>
      database.transaction(async (runner) => {
        await lockQuestion(runner, recordNo);
        await step(runner, recordNo, clock());
        await run.complete(runner);
      }),
  }));
}

/** Ends bounties in time: what nobody has earned goes back, and what somebody has is settled once more. */
export function createExpiredBounties({ database, clock }: BountyOptions): DueWork {
  return {
    name: EXPIRE_BOUNTY,
    findDue: (now, limit) => findExpiredBounties(database.orm, now, limit),
    work: (key, run) =>
      database.transaction(async (runner) => {
        const at = clock();
        const found = await findExpiredBounty(runner, key, at);
        if (found) await lockQuestion(runner, found.mid);
        const question = await findExpiredBounty(runner, key, at);
        if (question) {
          const isEarned = question.questionStatus === ACCEPTED;
          await changeQuestion(runner, question.mid, { bountyUntil: null, ...(!isEarned && { bounty: 0 }) });
          await settleBounty(runner, question.mid, at);
          await announceContent(runner);
          if (!isEarned)
            await tellMember(runner, {
              ...{ ownerId: question.ownerId, type: 'system', actorId: null, at, about: `bounty ${question.mid}` },
              ...{ text: '你的悬赏已到期，声望已退回', title: question.title },
              url: toContentPath(CONTENT_KIND.question, question.mid),
            });
        }
        await run.complete(runner);
      }),
  };
}
