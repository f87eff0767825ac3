import { definePath } from './define-path';
import { htmlFile } from './html-file';
import * as paths from './public.paths';

/** What of a search result decides where it opens. */
export interface SearchTarget {
  readonly module: string;
  readonly mid: string;
  /** Best part of the page: a heading, or an answer to a question; empty or absent for the page itself. */
  readonly anchor?: string;
  /** What was searched for, which the page of a document marks. */
  readonly word?: string;
  readonly extra: {
    readonly code: string;
    readonly isContentEmpty: boolean;
    readonly docId: string;
    /** Empty for the newest version. */
    readonly docVersionId: string;
    readonly mainType: number;
  };
}

/** URL a search result opens at, by its module and main type (spec §2). */
export function searchItemHref(target: SearchTarget): string {
  const { module, mid, anchor, extra } = target;
  const detail = COMMUNITY_PAGES[extra.mainType] ?? DETAIL_PAGES[module];
  if (detail) return detail.href({ file: htmlFile(mid) }) + (anchor ? `?answer=${anchor}#answer-${anchor}` : '');
  if (module === 'PRODUCT') return getProductHref(target);
  if (module === 'RECRUIT') return paths.recruit.href(undefined, { job: mid });
  if (module === 'DOCUMENT' || (module === 'DEVELOP' && extra.docId)) return getDocumentHref(target);
  return module === 'DEVELOP' ? paths.developer.href() : paths.documentSearch.href();
}

interface DetailPath {
  href(params: { readonly file: string }): string;
}

const MATERIAL = definePath('/community/materialDetail/:file');

/** Pages of the community by main type. */
const COMMUNITY_PAGES: Readonly<Record<number, DetailPath>> = {
  1: definePath('/community/videoDetail/:file'),
  2: MATERIAL,
  3: MATERIAL,
  4: definePath('/community/qaDetail/:file'),
  5: definePath('/community/blogArticleDetail/:file'),
};

const DETAIL_PAGES: Readonly<Record<string, DetailPath>> = {
  SOLUTION: paths.solutionDetail,
  CASE: paths.caseDetail,
  NEWS: paths.newsDetail,
  MARKETING_ACTIVITY: paths.activityDetail,
  MODEL: paths.modelDetail,
};

function getProductHref({ mid, extra: { code, isContentEmpty } }: SearchTarget): string {
  return isContentEmpty
    ? paths.purchasePage.href(undefined, { id: mid, code: code || mid })
    : paths.productDetail.href({ file: htmlFile(code || mid) });
}

function getDocumentHref({ mid, anchor, word, extra: { docId, docVersionId } }: SearchTarget): string {
  const page = paths.documentContent.href(undefined, {
    id: docId,
    nodeId: mid || undefined,
    docVersionId: docVersionId || undefined,
    mark: word || undefined,
  });
  return anchor ? `${page}#${encodeURIComponent(anchor)}` : page;
}
