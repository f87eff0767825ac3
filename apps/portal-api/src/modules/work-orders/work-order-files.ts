import { WORK_ORDER_SEVERITIES, type WorkOrderMessage } from '@portal/api-contract/account';
import { describeAction, describeState, workOrderLifecycle } from '@portal/lifecycles';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { DataProtection } from '../../platform/security/data-protection';
import { readWorkOrder } from './work-order-detail';
import type { WorkOrderRow } from './work-orders.tables';

/** Most lines of an export. */
export const MAX_EXPORTED = 5000;

const AUTHORS: Readonly<Record<WorkOrderMessage['author'], string>> = { user: '我', agent: '客服', system: '系统' };

/** Heading of an export. */
export const EXPORT_HEADER = ['工单编号', '标题', '产品', '问题类型', '严重级别', '状态', '提交时间', '最近更新'];

/** Lines of an export. */
export function listExportRows(rows: readonly WorkOrderRow[]): string[][] {
  return rows.map((row) => [
    row.ticketNo,
    row.title,
    row.productName,
    row.typeName,
    describeSeverity(row.severity),
    describeState(workOrderLifecycle, row.state).label,
    toPlainTime(toChinaTime(row.createdAt)),
    toPlainTime(toChinaTime(row.updatedAt)),
  ]);
}

/** A work order with its conversation as a text to keep. */
export async function writeTranscript(
  orm: QueryRunner,
  protection: DataProtection,
  row: WorkOrderRow,
  now: Date,
): Promise<string> {
  const detail = await readWorkOrder(orm, protection, row, now);
  const facts: [string, string][] = [
    ['工单编号', detail.ticketNo],
    ['标题', detail.title],
    ['产品', detail.productName || '—'],
    ['问题类型', detail.typeName],
    ['严重级别', describeSeverity(detail.severity)],
    ['状态', describeState(workOrderLifecycle, detail.status).label],
    ['提交时间', toPlainTime(detail.createdAt)],
    ['相关资源', detail.resource || '—'],
    ['附件', listNames(detail.files) || '—'],
  ];
  const log = detail.log.map(({ at, act, reason }) =>
    [toPlainTime(at), describeAction(workOrderLifecycle, act), reason].filter(Boolean).join('  '),
  );
  const messages = detail.messages.map(
    ({ at, author, text, files }) =>
      `[${toPlainTime(at)}] ${AUTHORS[author]}\n${text}${files.length > 0 ? `\n附件：${listNames(files)}` : ''}`,
  );
  return [
    facts.map(([name, value]) => `${name}：${value}`).join('\n'),
    `问题描述\n${detail.description}`,
    `处理进度\n${log.join('\n')}`,
    `沟通记录\n${messages.join('\n\n') || '—'}`,
    `导出时间：${toPlainTime(toChinaTime(now))}\n`,
  ].join('\n\n');
}

function describeSeverity(severity: WorkOrderRow['severity']): string {
  return `${severity} ${WORK_ORDER_SEVERITIES[severity].label}`;
}

function listNames(files: readonly { readonly name: string }[]): string {
  return files.map(({ name }) => name).join('、');
}

function toPlainTime(time: string): string {
  return time.slice(0, 19).replace('T', ' ');
}
