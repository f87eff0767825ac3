import { htmlFile, paths } from '@portal/portal-paths';

/** `categoryType` of a solution with a page of its own (spec §3). */
const DETAIL_TYPE = 4;

/** Address of a solution: its own page, or the list where it has none. */
export function getSolutionHref(id: string, categoryType: number): string {
  return categoryType === DETAIL_TYPE ? paths.solutionDetail.href({ file: htmlFile(id) }) : paths.solution.href();
}
