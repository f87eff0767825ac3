import type { FastifyBaseLogger } from 'fastify';
import type { PublishReport } from './publish-content';

/** Says that the database holds a newer release than the folder, and what can be done; `undefined` where it does not. */
export function describeNewerRelease({ release, newer }: PublishReport): string | undefined {
  if (newer === undefined) return undefined;
  const own = release.version?.toISOString() ?? 'none';
  return `The content stays as it is: release ${newer.version?.toISOString()} (format ${newer.format}) is published, which is newer than ${own} (format ${release.format}) of this folder. Run npm run content:publish -- --force to go back.`;
}

/** Logs what somebody should know of a publication. */
export function logPublication(report: PublishReport, log: FastifyBaseLogger): void {
  for (const { file, line, reason } of report.problems) log.error(`Content refused: ${file}:${line}: ${reason}`);
  for (const { file, line, reason } of report.warnings) log.warn(`Content: ${file}:${line}: ${reason}`);
  const newer = describeNewerRelease(report);
  if (newer) log.warn(newer);
}
