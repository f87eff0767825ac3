import type { ContentText } from '@portal/api-contract/community';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import {
  communityContent,
  communityContentVersion as contentVersion,
  type ContentRow,
  type ContentVersionRow,
} from './community.tables';
import { renderWithMentions } from './render-content';

type Versioned = Pick<ContentRow, 'id' | 'draftNumber'>;

/** Condition of one text of an item. */
export function isText(contentId: string, number: number) {
  return and(eq(contentVersion.contentId, contentId), eq(contentVersion.number, number));
}

/** A text of an item; rejects with 404 where there is none. */
export async function readText(runner: QueryRunner, contentId: string, number: number): Promise<ContentVersionRow> {
  const [text] = await runner.select().from(contentVersion).where(isText(contentId, number));
  if (text === undefined) throw new HttpError(404);
  return text;
}

/** The text of an item that is written on, or its last one. */
export function readDraft(runner: QueryRunner, { id, draftNumber }: Versioned): Promise<ContentVersionRow> {
  return readText(runner, id, draftNumber);
}

/** The text of an item that visitors see, or saw last; `undefined` where there is none. */
export async function readLiveText(runner: QueryRunner, id: string): Promise<ContentText | undefined> {
  const [text] = await runner
    .select({ body: contentVersion.body })
    .from(communityContent)
    .innerJoin(
      contentVersion,
      and(eq(contentVersion.contentId, communityContent.id), eq(contentVersion.number, communityContent.liveNumber)),
    )
    .where(eq(communityContent.id, id));
  return text?.body;
}

/** All texts of an item, the newest first. */
export function readTexts(runner: QueryRunner, { id }: Pick<ContentRow, 'id'>): Promise<ContentVersionRow[]> {
  return runner
    .select()
    .from(contentVersion)
    .where(eq(contentVersion.contentId, id))
    .orderBy(desc(contentVersion.number));
}

/** Changes the text of an item that is written on. */
export async function changeDraft(
  runner: QueryRunner,
  { id, draftNumber }: Versioned,
  changes: Partial<Omit<ContentVersionRow, 'contentId' | 'number' | 'createdAt'>>,
): Promise<void> {
  await runner.update(contentVersion).set(changes).where(isText(id, draftNumber));
}

/** Has nobody but the author see texts that were out up to one: what was taken down may have stood in each of them. */
export async function withdrawTexts(runner: QueryRunner, { id, draftNumber }: Versioned): Promise<void> {
  await runner
    .update(contentVersion)
    .set({ passedAt: null })
    .where(and(eq(contentVersion.contentId, id), lte(contentVersion.number, draftNumber)));
}

/** Renders the text of an item that is written on, as visitors will see it. */
export async function renderDraft(runner: QueryRunner, row: Versioned, { body }: ContentText): Promise<void> {
  const { html, outline, readingMinutes } = await renderWithMentions(runner, body);
  await changeDraft(runner, row, { html, outline, readingMinutes });
}

/** Adds a text of an item. */
export async function addText(
  runner: QueryRunner,
  { contentId, number, body }: Pick<ContentVersionRow, 'contentId' | 'number' | 'body'>,
  at: Date,
): Promise<void> {
  await runner.insert(contentVersion).values({ contentId, number, body, createdAt: at, savedAt: at });
}

/** Deletes the text of an item that is written on. */
export async function deleteDraftText(runner: QueryRunner, { id, draftNumber }: Versioned): Promise<void> {
  await runner.delete(contentVersion).where(isText(id, draftNumber));
}
