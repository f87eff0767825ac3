import {
  type ContentCounts,
  type OwnContent,
  type OwnContentDetail,
  toContentPath,
} from '@portal/api-contract/community';
import { communityContentLifecycle } from '@portal/lifecycles';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import {
  DRAFT,
  findRevision,
  isRevising,
  OFF_SHELF,
  ON_SHELF,
  REJECTED,
  TAKEN_DOWN,
} from '../../platform/records/listing/listed-record';
import { readStatusLog } from '../../platform/records/status-log.repository';
import type { ContentRow } from './community.tables';
import { readDraft } from './content-versions.repository';

/** How often things were done with an item. */
export function toCounts(row: ContentRow): ContentCounts {
  const { views, likes, votes, collects, comments, answers, shares, downloads } = row;
  return { views, likes, votes, collects, comments, answers, shares, downloads };
}

/** An item in a list of its author. */
export function toOwnContent(row: ContentRow): OwnContent {
  const { mid, mainType, title, state, reason, submittedAt, publishedAt, publishAt, updatedAt, version } = row;
  return {
    ...{ mid, mainType, title, reason, version, status: state },
    listingStatus: Math.floor(state / 100) as OwnContent['listingStatus'],
    auditStatus: (Math.floor(state / 10) % 10) as OwnContent['auditStatus'],
    revision: findRevision(row),
    url: state === ON_SHELF && publishAt === null ? toContentPath(mainType, mid) : '',
    submittedAt: submittedAt && toChinaTime(submittedAt),
    publishedAt: publishedAt && toChinaTime(publishedAt),
    publishAt: publishAt && toChinaTime(publishAt),
    updatedAt: toChinaTime(updatedAt),
    counts: toCounts(row),
    actions: listOwnActions(row),
  };
}

/** An item with everything its author may see. The caller has made sure that it may be seen. */
export async function describeOwnContent(runner: QueryRunner, row: ContentRow): Promise<OwnContentDetail> {
  const { body } = await readDraft(runner, row);
  return {
    ...toOwnContent(row),
    ...{ title: body.title, text: body, positions: [...row.positions] },
    log: await readStatusLog(runner, communityContentLifecycle.name, row.id),
  };
}

/** Whether an item may be deleted: it is not on the shelf, does not wait, and was not taken down. */
export function isDeletable({ state, submittedAt }: ContentRow): boolean {
  return submittedAt === null && (state === DRAFT || state === REJECTED || state === OFF_SHELF);
}

function listOwnActions(row: ContentRow): string[] {
  const { state, submittedAt, liveNumber, appealedNumber, draftNumber } = row;
  const isSettled = submittedAt === null;
  const isOpen = draftNumber !== liveNumber;
  const conditions: Readonly<Record<string, boolean>> = {
    save: isSettled,
    submit: isSettled && isOpen,
    withdraw: !isSettled && !row.isAppeal,
    discard: isSettled && isRevising(row),
    onShelf: state === OFF_SHELF && isSettled && !isOpen,
    offShelf: state === ON_SHELF && isSettled,
    appeal: isSettled && (state === REJECTED || (state === TAKEN_DOWN && !isOpen)) && appealedNumber !== draftNumber,
    delete: isDeletable(row),
  };
  return Object.keys(conditions).filter((action) => conditions[action]);
}
