import { Button, SiteLink } from '@portal/ui-kit';
import type { SiteFooterProps } from '../layout-props';
import styles from './site-footer.module.css';

const POLICE_BADGE = '/files/common/police-badge.svg';

/** Copyright, filing numbers and legal documents. */
export function FilingLine({ footer, onPrivacySettings }: Omit<SiteFooterProps, 'contactForm'>) {
  const { info, ICP, ICPUrl, police, policeUrl, footerDocList } = footer;
  return (
    <div className={styles.filing}>
      <p>{info}</p>
      {ICP && <SiteLink href={ICPUrl}>{ICP}</SiteLink>}
      {police && (
        <SiteLink href={policeUrl} className={styles.police}>
          <img src={POLICE_BADGE} alt="" width="18" height="18" loading="lazy" />
          {police}
        </SiteLink>
      )}
      <ul className={styles.documents}>
        {footerDocList.map(({ title, documentUrl }) => (
          <li key={documentUrl}>
            <SiteLink href={documentUrl}>{title}</SiteLink>
          </li>
        ))}
        <li>
          <Button variant="plain" onClick={onPrivacySettings}>
            隐私设置
          </Button>
        </li>
      </ul>
    </div>
  );
}
