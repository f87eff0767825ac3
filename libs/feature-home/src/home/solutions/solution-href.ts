import type { SolutionBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';

// `categoryType` of an entry that has a detail page (spec §3).
const DETAIL_TYPE = 4;

/** Address of a solution: its detail page, or the list where it has none. */
export function getSolutionHref({ id, categoryType }: SolutionBrief): string {
  return categoryType === DETAIL_TYPE ? paths.solutionDetail.href({ file: htmlFile(id) }) : paths.solution.href();
}
