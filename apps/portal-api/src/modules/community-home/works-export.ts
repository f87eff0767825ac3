import { MAIN_TYPES } from '@portal/api-contract/community';
import { communityExportLifecycle } from '@portal/lifecycles';
import { zipSync, type Zippable } from 'fflate';
import { toChinaTime } from '../../platform/china-time';
import { createExportData, defineExport } from '../../platform/exports/define-export';
import { type ExportWorkerOptions, makeExports } from '../../platform/exports/export-worker';
import { readOwnTexts } from '../community/author-items';
import { findTargets } from '../community/community-targets';
import { readOwnAnswers } from '../community-answers/author-answers';
import { communityExport } from './home.tables';

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
  const { orm } = options.database;
  return makeExports(communityExports, options, async ({ ownerId, requestedAt }, report) => {
    const entries: Zippable = {};
    for (const { mid, mainType, body, createdAt } of await readOwnTexts(orm, ownerId))
      entries[`${MAIN_TYPES[mainType]}/${mid}.md`] = toMarkdown(
        { title: body.title, summary: body.summary, tags: body.tags, createdAt: toChinaTime(createdAt) },
        body.body,
      );
    await report(50);
    const answers = await readOwnAnswers(orm, ownerId);
    const questions = await findTargets(
      orm,
      answers.map(({ questionId }) => questionId),
    );
    for (const { id, questionId, body, createdAt } of answers)
      entries[`回答/${id}.md`] = toMarkdown(
        { question: questions.get(questionId)?.title ?? '', createdAt: toChinaTime(createdAt) },
        body,
      );
    return [Buffer.from(zipSync(entries, { mtime: requestedAt }))];
  });
}

/** A text with what stands above it, as the content's own files have it. */
function toMarkdown(head: Readonly<Record<string, unknown>>, body: string): Uint8Array {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return Buffer.from(`---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`);
}
