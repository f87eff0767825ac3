import { type ActionOf, modelListingLifecycle } from '@portal/lifecycles';
import { and, eq, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { defineRecord, type RecordChanges } from '../../platform/records/define-record';
import type { Subject } from '../../platform/security/session-verifier';
import { unshelveMemberModel } from '../models/member-models';
import { shelve } from './model-shelf';
import { changeDraft, readDraft } from './model-versions.repository';
import { ON_SHELF, publishedModel, type PublishedModelRow, TAKEN_DOWN } from './published-models.tables';

/** Triggers of published models. */
export type ListingAction = ActionOf<typeof modelListingLifecycle>;

type Changes = RecordChanges<PublishedModelRow>;

/** Page of a published model for its owner, inside the site and without prefix. */
export function toPublishedLink(modelNo: string): string {
  return `/overview/modelBase/published/details?id=${encodeURIComponent(modelNo)}`;
}

/** Condition of a published model, of the caller where one is given. */
export function isPublishedModel(modelNo: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  return and(eq(publishedModel.modelNo, modelNo), owner && eq(publishedModel.ownerId, owner.id));
}

/** Whether a text is written beside the one that visitors see, or saw last. */
export function isRevising({ draftNumber, liveNumber }: PublishedModelRow): boolean {
  return liveNumber !== null && draftNumber !== liveNumber;
}

/** Models that members publish, and the only way to change one. */
export const publishedModels = defineRecord({
  lifecycle: modelListingLifecycle,
  table: publishedModel,
  guards: {
    async isReady(row, { runner }) {
      const { test } = await readDraft(runner, row);
      return test?.isPassed ? '' : '请先通过接口测试再提交';
    },
    appealedNever(row) {
      if (row.state === TAKEN_DOWN && isRevising(row)) return '已新建版本，请修改后重新提交，或放弃修改再申诉';
      return row.appealedNumber === row.draftNumber ? '同一版本只能申诉一次，请修改后重新提交' : '';
    },
    isSettled: ({ submittedAt }) => (submittedAt === null ? '' : '修改正在审核，请先撤回'),
    isRevised: ({ submittedAt }) => (submittedAt === null ? '没有等待审核的修改' : ''),
    isChanged: ({ draftNumber, liveNumber }) => (draftNumber === liveNumber ? '请先新建版本并修改内容' : ''),
    isUnchanged: ({ draftNumber, liveNumber }) =>
      draftNumber === liveNumber ? '' : '内容已修改，请提交审核，或放弃修改后再上架',
  },
  describe: ({ modelNo, name }) => ({
    ...{ number: modelNo, title: name, messageType: 'system' },
    link: toPublishedLink(modelNo),
  }),
  async effects(runner, row, { action, actor, at, reason = '' }) {
    const decided = { ...SETTLED, decidedBy: actor.id };
    switch (action) {
      case 'submit':
      case 'revise':
      case 'resubmit':
        return { ...CLEARED, submittedAt: at, updatedAt: at };
      case 'appeal':
        return { ...SETTLED, submittedAt: at, isAppeal: true, appealedNumber: row.draftNumber, updatedAt: at };
      case 'withdraw':
      case 'withdrawRevision':
        return { ...SETTLED, updatedAt: at };
      case 'reject':
      case 'rejectRevision':
        return { ...decided, reason, updatedAt: at };
      case 'pass':
      case 'passRevision':
        await changeDraft(runner, row, { passedAt: at });
        await shelve(runner, row, at);
        return {
          ...decided,
          ...CLEARED,
          liveNumber: row.draftNumber,
          publishedAt: row.publishedAt ?? at,
          updatedAt: at,
        };
      case 'offShelf':
        await unshelveMemberModel(runner, row.modelNo);
        return { updatedAt: at };
      case 'takeDown':
        await unshelveMemberModel(runner, row.modelNo);
        return { ...decided, reason, positions: [], updatedAt: at };
      case 'relist':
        await shelve(runner, row, at);
        return { updatedAt: at };
      default:
        return {};
    }
  },
});

/** Nothing waits for a review any more. */
const SETTLED: Changes = { submittedAt: null, assigneeId: null, isAppeal: false };

/** What a reviewer had to say is dealt with. */
const CLEARED: Changes = { ...SETTLED, reason: '', positions: [] };

/** Whether what waits for a review is a changed text beside the one that visitors see. */
export function isRevisionWaiting({ state, submittedAt }: PublishedModelRow): boolean {
  return state === ON_SHELF && submittedAt !== null;
}

/** A locked published model; rejects with 404 where there is none. */
export function lockPublishedModel(
  runner: QueryRunner,
  modelNo: string,
  owner?: Pick<Subject, 'id'>,
): Promise<PublishedModelRow> {
  return publishedModels.lock(runner, isPublishedModel(modelNo, owner));
}
