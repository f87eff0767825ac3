import { htmlFile } from './html-file';
import * as paths from './public.paths';

/** `categoryType` of a solution with a page of its own (spec §3). */
const DETAIL_TYPE = 4;

/** URL of a solution: its own page, or the list where it has none. */
export function getSolutionHref({ id, categoryType }: { readonly id: string; readonly categoryType: number }): string {
  return categoryType === DETAIL_TYPE ? paths.solutionDetail.href({ file: htmlFile(id) }) : paths.solution.href();
}
