import type { AppDispatch } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import type { DocInput } from '../place/use-doc-input';

/** Of so many versions it is known where a page is in them; the others open at their first page. */
export const MOST_MAPPED = 6;

const { docVersions, docVersionMap } = documentsApi.endpoints;

/** Asks for the versions of a document, then where its page is in each of them: the switch is plain links. */
export function loadVersionMaps(dispatch: AppDispatch, input: DocInput) {
  const { id, visibleRange } = input;
  const versions = dispatch(docVersions.initiate({ docId: id, visibleRange }));
  const calls: { unsubscribe: () => void }[] = [versions];
  const done = versions.then(({ data = [] }) => {
    const maps = data
      .slice(0, MOST_MAPPED)
      .filter((version) => version.id !== (input.docVersionId ?? data.find(({ latest }) => latest)?.id))
      .map((version) => dispatch(docVersionMap.initiate({ ...input, toVersionId: version.id })));
    calls.push(...maps);
    return Promise.all(maps);
  });
  return Object.assign(done, { unsubscribe: () => calls.forEach((call) => call.unsubscribe()) });
}
