import { PARTICIPATION_LIMITS, type SuggestedInvitee } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import type { CommunityTarget } from '../community/community-targets';
import { readTags } from '../community/tagged-questions';
import { listAnswerers, rankAnswerers } from '../community-answers/answerers';
import { findUnhearing, readUnheard } from '../community-people/blocks';
import { readPeople } from '../community-people/people.read-model';

/** As many are looked at, of whom some have left, or do not want to hear. */
const CANDIDATES = PARTICIPATION_LIMITS.suggestedInvitees * 4;

/**
 * Members who have answered questions of a question's tags well, the best first: without those who know of it already,
 * whom its asker does not want to hear, or who do not want to hear of whoever asks.
 */
export async function suggestInvitees(
  runner: QueryRunner,
  inviterId: string,
  { mid, ownerId }: CommunityTarget,
  known: readonly string[],
): Promise<SuggestedInvitee[]> {
  const answerers = await listAnswerers(runner, mid);
  const unheard = await readUnheard(runner, ownerId ?? undefined);
  const except = [inviterId, ...(ownerId === null ? [] : [ownerId]), ...known, ...answerers, ...unheard];
  const ranked = await rankAnswerers(runner, { tags: await readTags(runner, mid), except, most: CANDIDATES });
  const keys = ranked.map((each) => each.ownerId);
  const unhearing = await findUnhearing(runner, keys, inviterId);
  const people = await readPeople(runner, keys);
  return ranked
    .flatMap(({ ownerId: key, answers, accepted }) => {
      const person = unhearing.has(key) ? undefined : people.get(key);
      return person ? [{ person, answers, accepted }] : [];
    })
    .slice(0, PARTICIPATION_LIMITS.suggestedInvitees);
}
