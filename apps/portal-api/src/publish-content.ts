import type { FastifyBaseLogger } from 'fastify';
import { type ContentImportReport, importContent } from './modules/content/content-importer';
import { readVersion } from './modules/content/content-store';
import { importOwnDocuments } from './modules/documents/own-documents';
import { toChinaDay } from './platform/china-time';
import type { Contributions } from './platform/modules/contributions';
import type { Platform } from './platform/platform';

/** Brings the database in line with the content folder, its documents among it, and tells this instance at once. */
export async function publishContent(
  { database, watch, clock, contentDir, mediaDir }: Platform,
  { contentFormats }: Pick<Contributions, 'contentFormats'>,
  log: FastifyBaseLogger,
): Promise<ContentImportReport> {
  const content = await importContent(database, contentFormats, contentDir, mediaDir);
  const documents = await importOwnDocuments(database, contentDir, toChinaDay(clock()));
  const report = {
    ...content,
    problems: [...content.problems, ...documents.problems],
    version: await readVersion(database.orm),
  };
  watch.noteContentVersion(report.version);
  for (const { file, line, reason } of report.problems) log.error(`Content refused: ${file}:${line}: ${reason}`);
  for (const { file, line, reason } of documents.warnings) log.warn(`Content: ${file}:${line}: ${reason}`);
  return report;
}
