import { PARTICIPATION_LIMITS, type SuggestedInvitee } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import type { CommunityTarget } from '../community/community-targets';
import { readTags } from '../community/tagged-questions';
import { listAnswerers, rankAnswerers } from '../community-answers/answerers';
import { findUnhearing, readUnheard } from '../community-people/blocks';
import { findWriters } from '../community-people/may-write';
import { readPeople } from '../community-people/people.read-model';

/** As many are looked at, of whom some have left, or do not want to hear. */
const CANDIDATES = PARTICIPATION_LIMITS.suggestedInvitees * 4;

/**
 * Members who have answered questions of a question's tags well, the best first: without those who know of it already,
 * who cannot answer now, and whom its asker or the inviter does not want to hear, or who do not want to hear of either.
 */
export async function suggestInvitees(
  runner: QueryRunner,
  inviterId: string,
  { mid, ownerId }: CommunityTarget,
  { known, at }: { readonly known: readonly string[]; readonly at: Date },
): Promise<SuggestedInvitee[]> {
  const answerers = await listAnswerers(runner, mid);
  const involved = [...new Set([inviterId, ownerId])].filter((id) => id !== null);
  const unheard: string[] = [];
  for (const id of involved) unheard.push(...(await readUnheard(runner, id)));
  const except = [...involved, ...known, ...answerers, ...unheard];
  const ranked = await rankAnswerers(runner, { tags: await readTags(runner, mid), except, most: CANDIDATES });
  const keys = ranked.map((each) => each.ownerId);
  const unhearing = await findUnhearing(runner, keys, involved);
  const writers = await findWriters(runner, keys, at);
  const people = await readPeople(runner, keys);
  return ranked
    .flatMap(({ ownerId: key, answers, accepted }) => {
      const person = writers.has(key) && !unhearing.has(key) ? people.get(key) : undefined;
      return person ? [{ person, answers, accepted }] : [];
    })
    .slice(0, PARTICIPATION_LIMITS.suggestedInvitees);
}
