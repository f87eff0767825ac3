import { paths } from '@portal/portal-paths';

/** Id of the document that is being read: what is looked for is looked for there first; `undefined` elsewhere. */
export function readDocument(pathname: string, search: string): string | undefined {
  return pathname === paths.documentContent.path ? (new URLSearchParams(search).get('id') ?? undefined) : undefined;
}
