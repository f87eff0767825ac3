import type { DocContent, DocumentVersion } from '@portal/api-contract';
import { useDocVersionMapQuery, useDocVersionsQuery } from '@portal/data-access-api/documents';
import { ChevronDownIcon, SiteLink } from '@portal/ui-kit';
import { useRef } from 'react';
import { type DocInput, placeHref } from '../place/doc-place';
import { MAX_MAPPED } from './version-maps';
import { MOVED } from './version-notice';
import styles from './versions.module.css';

/** Props of the parts about versions. */
export interface VersionProps {
  readonly input: DocInput;
  readonly content: DocContent;
}

/** The version that is read, and links to the same page, or what is nearest to it, in the others. */
export function VersionSwitch({ input, content: { docVersionId, versionName } }: VersionProps) {
  const { id, visibleRange } = input;
  const { data: versions = [] } = useDocVersionsQuery({ docId: id, visibleRange });
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details
      ref={details}
      className={styles.switch}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <summary>
        <span className={styles.label}>版本</span>
        {versionName}
        <ChevronDownIcon size={14} />
      </summary>
      <ul onClick={close}>
        {versions.map((version, index) => (
          <li key={version.id}>
            {version.id === docVersionId ? (
              <span aria-current="true">
                <VersionName version={version} />
              </span>
            ) : index < MAX_MAPPED ? (
              <MappedVersion input={input} version={version} />
            ) : (
              <SiteLink href={versionHref(id, version)}>
                <VersionName version={version} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function MappedVersion({ input, version }: { readonly input: DocInput; readonly version: DocumentVersion }) {
  const { data } = useDocVersionMapQuery({ ...input, toVersionId: version.id });
  return (
    <SiteLink href={versionHref(input.id, version, data)}>
      <VersionName version={version} />
    </SiteLink>
  );
}

function VersionName({ version: { name, latest } }: { readonly version: DocumentVersion }) {
  return (
    <>
      {name}
      {latest && <span className={styles.latest}>最新</span>}
    </>
  );
}

/** URL of a page in another version; a page that is not the same says so. */
export function versionHref(
  id: string,
  { id: docVersionId, latest }: DocumentVersion,
  map?: { readonly nodeId: string; readonly exact: boolean },
): string {
  const href = placeHref({ id, ...(map && { nodeId: map.nodeId }), ...(!latest && { docVersionId }) });
  return map && !map.exact ? `${href}#${MOVED}` : href;
}
