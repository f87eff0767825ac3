import { communityContentLifecycle } from '@portal/lifecycles';
import { type ContentText, type MainType, toPicturePath } from '@portal/api-contract/community';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { defineRecord, type RecordChanges } from '../../platform/records/define-record';
import { LISTING_GUARDS, toListingChanges } from '../../platform/records/listing/listed-record';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent, type ContentFile, type ContentRow } from './community.tables';
import { wasOut } from './content-readers';
import { shelve, unshelve } from './content-shelf';
import { toColumns } from './content-columns';
import { toContentFile } from './content-file';
import { changeDraft, readDraft, withdrawTexts } from './content-versions.repository';
import { purgeRemoved, rememberRemoved } from './removed-texts';

const OWN_PAGES: Readonly<Record<MainType, string>> = {
  ...{ 1: 'my-resource', 2: 'my-resource', 3: 'my-resource', 4: 'my-FAQ', 5: 'my-article' },
};

/** Page on which the author of an item sees where it stands, inside the site and without prefix. */
export function toOwnLink(mainType: MainType, mid: string): string {
  return `/person-center/${OWN_PAGES[mainType]}?mid=${encodeURIComponent(mid)}`;
}

/** Condition of an item that was not deleted, of the caller where one is given. */
export function isContent(mid: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  return and(
    eq(communityContent.mid, mid),
    isNull(communityContent.deletedAt),
    owner && eq(communityContent.ownerId, owner.id),
  );
}

/** Items of the community, and the only way to change one. */
export const contents = defineRecord({
  lifecycle: communityContentLifecycle,
  table: communityContent,
  guards: {
    ...LISTING_GUARDS,
    async isReady(row, { runner }) {
      const { html } = await readDraft(runner, row);
      return html === '' ? '请补全内容后再提交' : '';
    },
  },
  describe: ({ mid, title, mainType }) => ({
    ...{ number: mid, title, messageType: 'system' },
    link: toOwnLink(mainType, mid),
  }),
  async effects(runner, row, request): Promise<RecordChanges<ContentRow>> {
    const { action, at } = request;
    const changes: RecordChanges<ContentRow> = toListingChanges(row, request);
    switch (action) {
      case 'pass':
      case 'passRevision': {
        await changeDraft(runner, row, { passedAt: at });
        const { body } = await readDraft(runner, row);
        const file = withSamePoster(await toContentFile(runner, body), row.file);
        const cover = body.cover || toPosterPath(file);
        const next = { ...changes, ...toLiveColumns(row, body, at), file, cover };
        await shelve(runner, { ...row, ...next }, body, at);
        await purgeRemoved(runner, row);
        return next;
      }
      case 'relist': {
        const { body } = await readDraft(runner, row);
        await shelve(runner, row, body, at);
        return changes;
      }
      case 'offShelf':
      case 'takeDown':
        await unshelve(runner, row);
        if (action === 'takeDown') {
          const shown = { id: row.id, draftNumber: row.liveNumber ?? row.draftNumber };
          await rememberRemoved(runner, shown);
          await withdrawTexts(runner, shown);
        }
        return { ...changes, uncheckedSince: null, publishAt: null };
      default:
        return changes;
    }
  },
});

/** The file of a new text; what was taken from the same video stays with it. */
function withSamePoster(next: ContentFile | null, known: ContentFile | null): ContentFile | null {
  if (next === null || known?.posterId === undefined || known.fileId !== next.fileId) return next ?? known;
  return { ...next, posterId: known.posterId };
}

function toPosterPath(file: ContentFile | null): string {
  return file?.posterId ? toPicturePath(file.posterId) : '';
}

/** Columns of an item whose newest text visitors see from now on, or from the moment its author has chosen. */
function toLiveColumns(row: ContentRow, text: ContentText, at: Date): RecordChanges<ContentRow> {
  const isOutAlready = wasOut(row);
  const chosen = text.publishAt === null || isOutAlready ? null : new Date(text.publishAt);
  return {
    ...toColumns(text),
    // The bounty of a question is its asker's to raise, once it is out.
    bounty: isOutAlready ? row.bounty : text.bounty,
    publishAt: chosen !== null && chosen > at ? chosen : null,
    revisedAt: at,
  };
}

/** A locked item; rejects with 404 where there is none. */
export function lockContent(runner: QueryRunner, mid: string, owner?: Pick<Subject, 'id'>): Promise<ContentRow> {
  return contents.lock(runner, isContent(mid, owner));
}
