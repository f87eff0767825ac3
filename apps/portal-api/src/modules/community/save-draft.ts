import {
  CONTENT_LIMITS,
  type ContentDraft,
  readPictureId,
  type saveContentDraft,
} from '@portal/api-contract/community';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createBusinessNumber } from '../../platform/business-number';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { claimFiles, findFiles, releaseFiles } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { isEditable } from '../../platform/records/listing/listed-record';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent, type ContentRow, type ContentVersionRow } from './community.tables';
import { listFileIds, toColumns } from './content-columns';
import { wasOut } from './content-readers';
import { contents, lockContent } from './content-record';
import { addText, changeDraft, readDraft } from './content-versions.repository';

type Saved = ParsedInput<typeof saveContentDraft>;

/** Where a draft stands once it was kept. */
export interface SavedDraft {
  readonly draftId: string;
  readonly savedAt: string;
  readonly version: number;
}

/** Keeps what an author has written: as a new draft, in the open text of an item, or in a new one beside the live one. */
export async function saveDraft(runner: QueryRunner, owner: Subject, input: Saved, at: Date): Promise<SavedDraft> {
  const { draftId } = input;
  const row =
    draftId === undefined ? await begin(runner, owner, input, at) : await rewrite(runner, owner, input, draftId, at);
  return { draftId: row.mid, savedAt: toChinaTime(row.updatedAt), version: row.version };
}

/** A draft as it is kept. */
export async function readAsDraft(
  runner: QueryRunner,
  row: ContentRow,
  { body, savedAt }: ContentVersionRow,
): Promise<ContentDraft> {
  const { mid, mainType, version } = row;
  // The moment that was chosen is that of the first publication.
  const text = wasOut(row) ? { ...body, publishAt: null } : body;
  const ids = [body.fileId ?? '', body.captionsId ?? '', readPictureId(body.cover)].filter(isRecordId);
  const files = (await findFiles(runner, ids)).map(({ id, name, size, type }) => ({ id, name, size, type }));
  return { draftId: mid, mainType, version, savedAt: toChinaTime(savedAt), text, files };
}

async function begin(runner: QueryRunner, owner: Subject, { mainType, text }: Saved, at: Date): Promise<ContentRow> {
  const { ownerId, deletedAt, liveNumber, draftNumber } = communityContent;
  const isOpen = or(isNull(liveNumber), ne(draftNumber, liveNumber), isNotNull(communityContent.submittedAt));
  // Whoever begins two at once is counted twice at the most.
  const open = await runner.$count(communityContent, and(eq(ownerId, owner.id), isNull(deletedAt), isOpen));
  if (open >= CONTENT_LIMITS.drafts)
    throw new HttpError(409, `草稿和审核中的内容最多${CONTENT_LIMITS.drafts}篇，请先整理草稿`);
  const fileIds = listFileIds(text);
  await claimFiles(runner, owner, fileIds, { unit: 'community' });
  const row = await contents.create(
    runner,
    {
      ...{ id: randomUUID(), mid: createBusinessNumber('CC', at), ownerId: owner.id, mainType, ...toColumns(text) },
      ...{ draftNumber: 1, fileIds, createdAt: at, updatedAt: at },
    },
    { action: 'save', actor: toActor(owner), at },
  );
  await addText(runner, { contentId: row.id, number: 1, body: text }, at);
  return row;
}

async function rewrite(
  runner: QueryRunner,
  owner: Subject,
  { mainType, version, text }: Saved,
  mid: string,
  at: Date,
): Promise<ContentRow> {
  const row = await lockContent(runner, mid, owner);
  if (row.mainType !== mainType) throw new HttpError(409, '内容类型不能修改');
  const stored = await readDraft(runner, row);
  if (row.version !== version)
    throw new HttpError(409, '草稿已在其他页面或设备上修改', {
      current: { ...(await readAsDraft(runner, row, stored)) },
    });
  if (row.submittedAt !== null) throw new HttpError(409, '正在审核，请先撤回再修改');
  if (isDeepStrictEqual(stored.body, text)) return row;
  const draftNumber = isEditable(row) ? row.draftNumber : row.draftNumber + 1;
  if (draftNumber === row.draftNumber)
    await changeDraft(runner, row, { body: text, html: '', outline: [], savedAt: at });
  else {
    await addText(runner, { contentId: row.id, number: draftNumber, body: text }, at);
    await contents.note(runner, row, { action: 'newVersion', actor: toActor(owner), at });
  }
  const fileIds = await keepFiles(runner, owner, row, listFileIds(text));
  // Visitors go on seeing the columns of the live text.
  const columns = row.liveNumber === null ? toColumns(text) : {};
  return contents.change(runner, row, { ...columns, draftNumber, fileIds, updatedAt: at });
}

/** Ties new files to an item. Those that a live text may show stay with it. */
async function keepFiles(
  runner: QueryRunner,
  owner: Subject,
  { fileIds, liveNumber }: ContentRow,
  wanted: readonly string[],
): Promise<string[]> {
  const added = wanted.filter((id) => !fileIds.includes(id));
  await claimFiles(runner, owner, added, { unit: 'community' });
  if (liveNumber !== null) return [...fileIds, ...added];
  await releaseFiles(
    runner,
    owner,
    fileIds.filter((id) => !wanted.includes(id)),
  );
  return [...wanted];
}
