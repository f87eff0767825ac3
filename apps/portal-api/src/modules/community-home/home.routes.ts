import {
  getCommunityHome,
  getCommunityStat,
  listCommunityRank,
  listCommunityWorks,
  listReputation,
} from '@portal/api-contract/community';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createHome, type HomeOptions } from './home.service';

/** Calls of home pages and of the personal center's figures. */
export function createHomeRoutes(options: HomeOptions): Implementation[] {
  const home = createHome(options);
  return [
    implement(getCommunityHome, async ({ userCode }, context) => home.open(await context.getSubject(), userCode)),
    implement(listCommunityWorks, (input) => home.works(input)),
    implement(getCommunityStat, async (_input, context) => home.stat(await requireSubject(context))),
    implement(listCommunityRank, () => home.rank()),
    implement(listReputation, async (input, context) => home.reputation(await requireSubject(context), input)),
  ];
}
