import type { ProductContent, ProductDetail } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DownloadItem } from './download-item';
import styles from './download-section.module.css';

/** Props of `DownloadSection`. */
export interface DownloadSectionProps {
  readonly downloads: ProductDetail['downloads'];
  readonly documents: ProductContent['documents'];
}

/** Documents and files of a product; the files are looked up once the section comes into view. */
export function DownloadSection({ downloads, documents }: DownloadSectionProps) {
  const [ref, isSeen] = useIsSeen<HTMLDivElement>();
  if (downloads.length + documents.length === 0) {
    return (
      <p className={styles.none}>
        公开资料正在整理。需要产品手册或接口说明，请<SiteLink href={paths.contact.href()}>联系顾问</SiteLink>获取。
      </p>
    );
  }
  return (
    <div ref={ref}>
      {downloads.length > 0 && (
        <ul className={styles.files}>
          {downloads.map((download) => (
            <DownloadItem key={download.id} download={download} isSeen={isSeen} />
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label="在线文档">
          {documents.map(({ title, url }) => (
            <li key={title}>
              <SiteLink href={url}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether an element has come near the screen; once it has, it stays so. */
function useIsSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
