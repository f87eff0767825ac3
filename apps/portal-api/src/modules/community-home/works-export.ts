import { MAIN_TYPES } from '@portal/api-contract/community';
import { communityExportLifecycle } from '@portal/lifecycles';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { createExportData, defineExport } from '../../platform/exports/define-export';
import { type ExportWorkerOptions, makeExports } from '../../platform/exports/export-worker';
import { writeZip, type ZipEntry } from '../../platform/write-zip';
import { hasOwnItems, listOwnItems, readTexts } from '../community/author-items';
import { findTargets } from '../community/community-targets';
import { hasOwnAnswers, listOwnAnswers, readAnswers } from '../community-answers/author-answers';
import { communityExport } from './home.tables';

/** Works that are read in one go. */
const STEP = 50;

/** Zips of what members have written. */
export const communityExports = defineExport({
  lifecycle: communityExportLifecycle,
  table: communityExport,
  page: '/person-center/my-article',
  messageType: 'community',
  advice: '',
});

/** Zips that a member asked for. */
export const communityExportData = createExportData(communityExports, 'community-exports');

/** Makes the zips that were asked for: a Markdown file for each item, with its newest text, and for each answer. */
export function makeWorksZips(options: ExportWorkerOptions): Promise<void> {
  return makeExports(communityExports, options, ({ ownerId, requestedAt }, report) =>
    Promise.resolve(writeZip(collectWorks(options, ownerId, report), requestedAt)),
  );
}

/** Whether somebody has written anything that an export would have. */
export async function hasWorks(runner: QueryRunner, ownerId: string): Promise<boolean> {
  return (await hasOwnItems(runner, ownerId)) || (await hasOwnAnswers(runner, ownerId));
}

/** Works of somebody, a few at a time. */
async function* collectWorks(
  { database: { orm } }: ExportWorkerOptions,
  ownerId: string,
  report: (progress: number) => Promise<unknown>,
): AsyncGenerator<ZipEntry> {
  const items = await listOwnItems(orm, ownerId);
  const answers = await listOwnAnswers(orm, ownerId);
  const total = items.length + answers.length;
  for (let place = 0; place < items.length; place += STEP) {
    for (const { mid, mainType, body, createdAt } of await readTexts(orm, items.slice(place, place + STEP)))
      yield toEntry(
        `${MAIN_TYPES[mainType]}/${mid}.md`,
        { title: body.title, summary: body.summary, tags: body.tags, createdAt: toChinaTime(createdAt) },
        body.body,
      );
    await report(toProgress(Math.min(place + STEP, items.length), total));
  }
  for (let place = 0; place < answers.length; place += STEP) {
    const rows = await readAnswers(orm, answers.slice(place, place + STEP));
    const questions = await findTargets(
      orm,
      rows.map(({ questionId }) => questionId),
    );
    for (const { id, questionId, body, createdAt } of rows)
      yield toEntry(
        `回答/${id}.md`,
        { question: questions.get(questionId)?.title ?? '', createdAt: toChinaTime(createdAt) },
        body,
      );
    await report(toProgress(items.length + Math.min(place + STEP, answers.length), total));
  }
}

function toProgress(done: number, total: number): number {
  return Math.floor((done / total) * 99);
}

/** A text with what stands above it, as the content's own files have it. */
function toEntry(path: string, head: Readonly<Record<string, unknown>>, body: string): ZipEntry {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const bytes = Buffer.from(`---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`);
  return { path, bytes, isCompressed: false };
}
