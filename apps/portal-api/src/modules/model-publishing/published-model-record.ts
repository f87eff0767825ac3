import { modelListingLifecycle } from '@portal/lifecycles';
import { and, eq, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { defineRecord } from '../../platform/records/define-record';
import { LISTING_GUARDS, toListingChanges } from '../../platform/records/listing/listed-record';
import type { Subject } from '../../platform/security/session-verifier';
import { unshelveMemberModel } from '../models/member-models';
import { shelve } from './model-shelf';
import { changeDraft, readDraft } from './model-versions.repository';
import { publishedModel, type PublishedModelRow } from './published-models.tables';

/** Page of a published model for its owner, inside the site and without prefix. */
export function toPublishedLink(modelNo: string): string {
  return `/overview/modelBase/published/details?id=${encodeURIComponent(modelNo)}`;
}

/** Condition of a published model, of the caller where one is given. */
export function isPublishedModel(modelNo: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  return and(eq(publishedModel.modelNo, modelNo), owner && eq(publishedModel.ownerId, owner.id));
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
    ...LISTING_GUARDS,
  },
  describe: ({ modelNo, name }) => ({
    ...{ number: modelNo, title: name, messageType: 'system' },
    link: toPublishedLink(modelNo),
  }),
  async effects(runner, row, request) {
    const { action, at } = request;
    if (action === 'pass' || action === 'passRevision') await changeDraft(runner, row, { passedAt: at });
    if (action === 'pass' || action === 'passRevision' || action === 'relist') await shelve(runner, row, at);
    if (action === 'offShelf' || action === 'takeDown') await unshelveMemberModel(runner, row.modelNo);
    return toListingChanges(row, request);
  },
});

/** A locked published model; rejects with 404 where there is none. */
export function lockPublishedModel(
  runner: QueryRunner,
  modelNo: string,
  owner?: Pick<Subject, 'id'>,
): Promise<PublishedModelRow> {
  return publishedModels.lock(runner, isPublishedModel(modelNo, owner));
}
