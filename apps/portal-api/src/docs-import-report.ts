import { cleanLine } from './import-session';
import type { VersionReport } from './modules/documents/documents-importer';
import { type ImportFinding, REASONS } from './modules/documents/import-finding';

const STATES: Readonly<Record<VersionReport['state'], string>> = {
  imported: '已导入',
  unchanged: '没有变化',
  rejected: '没有导入',
};

/** The version that a report is about. */
export interface ReportedVersion {
  readonly documentId: string;
  readonly versionId: string;
}

/** Lines of a report for people: what is wrong by its reason, what was left out first, and counts. */
export function writeReport(report: VersionReport, { documentId, versionId }: ReportedVersion): string[] {
  const { state, findings, pages, rendered, pictures } = report;
  const rejected = findings.filter(({ isError }) => isError);
  const warnings = findings.filter(({ isError }) => !isError);
  const counts = `页面 ${pages} 篇，重新生成 ${rendered} 篇，图片 ${pictures} 张`;
  return [
    ...writeGroups(rejected, '处，没有导入'),
    ...writeGroups(warnings, '处'),
    `${documentId} ${versionId} ${STATES[state]}：${counts}；提醒 ${warnings.length} 处，拒绝 ${rejected.length} 处。`,
  ];
}

/** A report for programs, as JSON in one line. */
export function writeJsonReport(report: VersionReport, version: ReportedVersion): string {
  const { findings, ...facts } = report;
  return JSON.stringify({
    ...version,
    ...facts,
    findings: findings.map((finding) => ({ ...finding, text: REASONS[finding.reason] })),
  });
}

/** The reasons that are met most often come first. */
function writeGroups(findings: readonly ImportFinding[], unit: string): string[] {
  const groups = new Map<ImportFinding['reason'], ImportFinding[]>();
  for (const finding of findings) groups.set(finding.reason, [...(groups.get(finding.reason) ?? []), finding]);
  return [...groups]
    .sort(([, first], [, second]) => second.length - first.length)
    .flatMap(([reason, found]) => [
      `${REASONS[reason]}（${found.length} ${unit}）`,
      ...found.map(({ file, line, subject }) => `  ${cleanLine(`${file}:${line}  ${subject}`).trim()}`),
      '',
    ]);
}
