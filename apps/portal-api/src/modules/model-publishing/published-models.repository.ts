import type { listPublishedModels, ModelListingState, StateCount } from '@portal/api-contract/account';
import { listStates, modelListingLifecycle } from '@portal/lifecycles';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { readRecordPage } from '../../platform/records/record-page';
import { countStandingTakedowns } from '../../platform/records/listing/standing-takedowns';
import type { Subject } from '../../platform/security/session-verifier';
import { LIVE_LABEL, type ListedModel } from './published-model-detail';
import { publishedModel } from './published-models.tables';

/** What puts the list of an owner in order, which an index has. */
export const PUBLISHED_ORDER: readonly SQL[] = [desc(publishedModel.updatedAt), asc(publishedModel.id)];

type Filter = Pick<ParsedInput<typeof listPublishedModels>, 'auditStatus' | 'listingStatus'>;

/** Condition of an owner's models that have a listing and an audit status. */
export function isOwnIn(ownerId: string, { auditStatus, listingStatus }: Filter): SQL | undefined {
  const states = listStates(modelListingLifecycle).filter(
    (state) =>
      (listingStatus === undefined || Math.floor(state / 100) === listingStatus) &&
      (auditStatus === undefined || Math.floor(state / 10) % 10 === auditStatus),
  ) as ModelListingState[];
  return and(eq(publishedModel.ownerId, ownerId), inArray(publishedModel.state, states));
}

const LISTED_COLUMNS = { row: publishedModel, liveLabel: LIVE_LABEL };

/** A page of an owner's models, those that changed last on top, and how many there are. */
export async function findPublishedPage(
  orm: QueryRunner,
  owner: Subject,
  { auditStatus, listingStatus, ...page }: ParsedInput<typeof listPublishedModels>,
): Promise<{ rows: ListedModel[]; total: number }> {
  const condition = isOwnIn(owner.id, { auditStatus, listingStatus });
  return readRecordPage(orm, publishedModel, condition, PUBLISHED_ORDER, page, LISTED_COLUMNS);
}

/** How many of an owner's models stand in each state. */
export async function countPublishedByState(orm: QueryRunner, owner: Subject): Promise<StateCount[]> {
  const counts = await orm
    .select({ status: publishedModel.state, total: sql<number>`count(*)::int` })
    .from(publishedModel)
    .where(eq(publishedModel.ownerId, owner.id))
    .groupBy(publishedModel.state);
  return listStates(modelListingLifecycle).map((status) => ({
    status,
    total: counts.find((one) => one.status === status)?.total ?? 0,
  }));
}

/** How often models of an owner were taken down since a moment, but for what an appeal has undone. */
export function countTakedowns(runner: QueryRunner, ownerId: string, since: Date): Promise<number> {
  const own = runner.select({ id: publishedModel.id }).from(publishedModel).where(eq(publishedModel.ownerId, ownerId));
  return countStandingTakedowns(runner, modelListingLifecycle, { recordIds: own, since });
}
