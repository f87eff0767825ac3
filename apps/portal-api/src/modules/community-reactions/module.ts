import { toChinaDay } from '../../platform/china-time';
import { defineModule } from '../../platform/modules/define-module';
import { communityModule } from '../community/module';
import { readUninteresting } from '../community-collections/uninteresting';
import { readUnheard } from '../community-people/blocks';
import { printTarget } from '../community-tallies/tallies';
import { NO_PART, readOwnParts } from './own-parts';
import { followData, likeData, voteData } from './reactions-data';
import { listFollowedPeople, listFollowedTags, purgeDays } from './reactions.repository';

const KEPT_MS = 7 * 24 * 3_600_000;

export const communityReactionsModule = defineModule({
  name: 'community-reactions',
  needs: { community: communityModule },
  personalData: [likeData, voteData, followData],
  start({ orm, clock }, { community: { participation } }) {
    participation.register({
      listFollowed: (userId) => ({ people: listFollowedPeople(userId), tags: listFollowedTags(userId) }),
      readUnheard,
      readUninteresting,
      async readReaderState(runner, userId, mid) {
        const target = { targetType: 'content', targetId: mid } as const;
        return (await readOwnParts(runner, userId, [target])).get(printTarget(target)) ?? NO_PART;
      },
    });
    const purgeOld = () => purgeDays(orm, toChinaDay(new Date(clock().getTime() - KEPT_MS)));
    return { jobs: [{ name: 'community-reactions.purge', every: 'hour', run: purgeOld }] };
  },
});
