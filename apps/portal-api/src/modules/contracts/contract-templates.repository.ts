import type { ContractTemplate } from '@portal/api-contract/account';
import { and, asc, desc, eq, lte, ne } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import { contractTemplate } from './contract-templates.tables';

/** A text that contracts are made of. */
export type TemplateRow = typeof contractTemplate.$inferSelect;

/** Kind of the texts by which contracts are ended before their time, which nobody chooses. */
const RESCISSION = 'rescission';

/** Texts that are in effect, for contracts. */
export async function listTemplates(orm: QueryRunner, now: Date): Promise<ContractTemplate[]> {
  const rows = await orm
    .select()
    .from(contractTemplate)
    .where(and(lte(contractTemplate.effectiveOn, toChinaDay(now)), ne(contractTemplate.kind, RESCISSION)))
    .orderBy(asc(contractTemplate.id));
  return rows.map(toTemplate);
}

/** A text as it may be chosen. */
export function toTemplate({ id, title, kind, version, effectiveOn }: TemplateRow): ContractTemplate {
  return { id, title, version, effectiveOn, kind: toKind(kind) };
}

/** The text of a draft in the version that was chosen. Rejects one that is gone, of another kind, or of another version by now. */
export async function requireTemplate(
  runner: QueryRunner,
  chosen: { readonly kind: string; readonly templateId: string; readonly templateVersion: string },
): Promise<TemplateRow> {
  const [row] = await runner.select().from(contractTemplate).where(eq(contractTemplate.id, chosen.templateId));
  if (row === undefined || toKind(row.kind) !== chosen.kind)
    throw rejectFields([{ field: 'templateId', msg: '请选择与合同类型相符的合同模板' }]);
  if (row.version !== chosen.templateVersion)
    throw new HttpError(409, `合同模板已更新为${row.version}版，请重新选择模板并预览`);
  return row;
}

/** The text by which contracts are ended before their time. Rejects with 503 where none is published. */
export const requireRescissionTemplate = (runner: QueryRunner, now: Date): Promise<TemplateRow> =>
  requireNewest(runner, RESCISSION, now, '线上解约未开通，请提交工单办理');

/** The text of contracts that letters of intent become. Rejects with 503 where none is published. */
export const requireFormalTemplate = (runner: QueryRunner, now: Date): Promise<TemplateRow> =>
  requireNewest(runner, 'formal', now, '合同服务未开通');

async function requireNewest(runner: QueryRunner, kind: string, now: Date, missing: string): Promise<TemplateRow> {
  const [row] = await runner
    .select()
    .from(contractTemplate)
    .where(and(lte(contractTemplate.effectiveOn, toChinaDay(now)), eq(contractTemplate.kind, kind)))
    .orderBy(desc(contractTemplate.effectiveOn), asc(contractTemplate.id))
    .limit(1);
  if (row === undefined) throw new HttpError(503, missing);
  return row;
}

/** Kind of contract that a text is for: files name those of orders `formal`. */
function toKind(kind: string): ContractTemplate['kind'] {
  return kind === 'formal' ? 'order' : (kind as ContractTemplate['kind']);
}
