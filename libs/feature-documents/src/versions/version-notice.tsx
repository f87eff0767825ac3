import { useDocVersionMapQuery, useDocVersionsQuery } from '@portal/data-access-api/documents';
import { SiteLink } from '@portal/ui-kit';
import { useLocation } from 'react-router-dom';
import type { VersionProps } from './version-switch';
import { versionHref } from './version-switch';
import styles from './versions.module.css';

/** Anchor of the notice that a version lacks the page one comes from; like no anchor of a heading. */
export const MOVED = 'docMoved';

/** Says that this is not the page, or not the version, a reader may think. */
export function VersionNotice({ input, content }: VersionProps) {
  const { hash } = useLocation();
  return (
    <>
      {/* The browser shows the target of the URL it has loaded, the router that of the URL it has changed. */}
      <p
        id={MOVED}
        className={styles.moved}
        role="status"
        data-shown={hash === `#${MOVED}` || undefined}
        suppressHydrationWarning
      >
        该版本没有此页，已转到上级「{content.title}」
      </p>
      {!content.isLatest && <OldVersion input={input} content={content} />}
    </>
  );
}

function OldVersion({ input, content: { versionName } }: VersionProps) {
  const { id, visibleRange } = input;
  const { data: versions = [] } = useDocVersionsQuery({ docId: id, visibleRange });
  const newest = versions.find(({ latest }) => latest);
  const { data: map } = useDocVersionMapQuery({ ...input, toVersionId: newest?.id ?? '' }, { skip: !newest });
  if (!newest) return null;
  return (
    <p className={styles.old}>
      您正在阅读旧版本 {versionName} 的文档，最新版本是 {newest.name}。
      <SiteLink href={versionHref(id, newest, map)}>查看最新版本</SiteLink>
    </p>
  );
}
