import type { DocumentVersion } from '@portal/api-contract';
import { type DataRequest, fetchQuery } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import type { DocInput } from '../place/doc-place';

/** Of so many versions it is known where a page is in them; the others open at their first page. */
export const MAX_MAPPED = 6;

/** Where a page is in the other versions of its document: the switch is plain links. */
export function fetchVersionMaps(
  input: DocInput,
  versions: readonly DocumentVersion[] = [],
): Readonly<Record<`map ${string}`, DataRequest<unknown> | null>> {
  const current = input.docVersionId ?? versions.find(({ latest }) => latest)?.id;
  const others = versions.slice(0, MAX_MAPPED).filter(({ id }) => id !== current);
  return Object.fromEntries(
    others.map(({ id }) => [
      `map ${id}`,
      fetchQuery(documentsApi.endpoints.docVersionMap, { ...input, toVersionId: id }),
    ]),
  );
}
