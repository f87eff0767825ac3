import { makePlan } from './plan-documents';
import { describeCause } from '../modules/documents/import-finding';

/** What a page of this text becomes, and what its import tells of, each with its line. */
export async function renderBody(body: string, others: Readonly<Record<string, string | Buffer>> = {}) {
  const plan = await makePlan({ 'page.md': `# 标题\n\n${body}`, ...others });
  const page = plan.nodes.find(({ id }) => id === 'page')?.page;
  return {
    html: page?.bodyHtml ?? '',
    page,
    findings: plan.findings.map(({ line, ...cause }) => `${line}: ${describeCause(cause)}`),
  };
}
