import { paths } from '@portal/portal-paths';

/** Id of the document that is being read: what is looked for is looked for there first; `undefined` elsewhere. */
export function readDocument(): string | undefined {
  const { pathname, search } = window.location;
  return pathname.endsWith(paths.documentContent.path)
    ? (new URLSearchParams(search).get('id') ?? undefined)
    : undefined;
}
