import type { PublishedModel, PublishedModelDetail } from '@portal/api-contract/account';
import { modelListingLifecycle } from '@portal/lifecycles';
import { sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import {
  DRAFT,
  findRevision,
  isEditable,
  OFF_SHELF,
  ON_SHELF,
  REJECTED,
  TAKEN_DOWN,
} from '../../platform/records/listing/listed-record';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import { countSubscribers } from '../model-subscriptions/model-subscribers';
import { readVersions } from './model-versions.repository';
import { type ModelVersionRow, publishedModelVersion, type PublishedModelRow } from './published-models.tables';

/** A published model as it is read for a list. */
export interface ListedModel {
  readonly row: PublishedModelRow;
  /** The version that visitors see, or saw last. */
  readonly liveLabel: string;
}

/** Label of the live version, to be read along with a model. */
export const LIVE_LABEL = sql<string>`coalesce((
  select live.body ->> 'versionLabel' from ${publishedModelVersion} as live
  where live.model_id = "published_model"."id" and live.number = "published_model"."live_number"), '')`;

/** A published model in a list, with how many use it. */
export function toPublishedModel({ row, liveLabel }: ListedModel, subscribers: number): PublishedModel {
  const { modelNo, name, modelType, deliveryMode, state, submittedAt, publishedAt, updatedAt, version } = row;
  return {
    ...{ id: modelNo, name, modelType, deliveryMode, liveLabel, subscribers, version, status: state },
    listingStatus: Math.floor(state / 100) as PublishedModel['listingStatus'],
    auditStatus: (Math.floor(state / 10) % 10) as PublishedModel['auditStatus'],
    revision: findRevision(row),
    modelUrl: state === ON_SHELF ? toDetailUrl('model', modelNo) : '',
    submittedAt: submittedAt && toChinaTime(submittedAt),
    publishedAt: publishedAt && toChinaTime(publishedAt),
    updatedAt: toChinaTime(updatedAt),
  };
}

/** A published model with everything its owner may see. The caller has made sure that it may be seen. */
export async function describePublishedModel(
  runner: QueryRunner,
  row: PublishedModelRow,
  { canTest }: { readonly canTest: boolean },
): Promise<PublishedModelDetail> {
  const versions = await readVersions(runner, row);
  const draft = versions.find(({ number }) => number === row.draftNumber);
  if (draft === undefined) throw new Error(`Model ${row.modelNo} has no version ${row.draftNumber}`);
  const files = await readRecordFiles(runner, row.fileIds);
  const subscribers = await countSubscribers(runner, [row.modelNo]);
  const live = versions.find(({ number }) => number === row.liveNumber);
  return {
    ...toPublishedModel({ row, liveLabel: live?.body.versionLabel ?? '' }, subscribers.get(row.modelNo) ?? 0),
    ...{ provider: row.provider, text: draft.body, test: draft.test, reason: row.reason },
    positions: [...row.positions],
    files: row.fileIds.flatMap((id) => files.get(id) ?? []),
    versions: versions.map((version) => toVersion(version, row)),
    log: await readStatusLog(runner, modelListingLifecycle.name, row.id),
    actions: listOwnerActions(row, { canTest, isPassed: draft.test?.isPassed ?? false }),
  };
}

function toVersion(
  { number, body, createdAt, passedAt }: ModelVersionRow,
  { liveNumber }: PublishedModelRow,
): PublishedModelDetail['versions'][number] {
  return {
    ...{ number, label: body.versionLabel, notes: body.versionNotes, isLive: number === liveNumber },
    createdAt: toChinaTime(createdAt),
    passedAt: passedAt && toChinaTime(passedAt),
  };
}

/** Whether a model may be deleted: it is with its owner, and was never on the shelf. */
export function isDeletable({ state, liveNumber }: PublishedModelRow): boolean {
  return (state === DRAFT || state === REJECTED) && liveNumber === null;
}

function listOwnerActions(
  row: PublishedModelRow,
  { canTest, isPassed }: { readonly canTest: boolean; readonly isPassed: boolean },
): string[] {
  const { state, submittedAt, liveNumber, appealedNumber, draftNumber } = row;
  const canEdit = isEditable(row);
  const isSettled = submittedAt === null;
  const conditions: Readonly<Record<string, boolean>> = {
    save: canEdit,
    test: canEdit && canTest,
    submit: canEdit && isPassed,
    withdraw: !isSettled,
    newVersion: isSettled && liveNumber === draftNumber,
    discardVersion: canEdit && liveNumber !== null && state !== DRAFT && state !== REJECTED,
    onShelf: state === OFF_SHELF && draftNumber === liveNumber,
    offShelf: state === ON_SHELF && isSettled,
    appeal:
      (state === REJECTED || (state === TAKEN_DOWN && draftNumber === liveNumber)) && appealedNumber !== draftNumber,
    delete: isDeletable(row),
  };
  return Object.keys(conditions).filter((action) => conditions[action]);
}
