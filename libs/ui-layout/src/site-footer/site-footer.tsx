import { ClockIcon, PhoneIcon, SiteLink } from '@portal/ui-kit';
import type { SiteFooterProps } from '../layout-props';
import { FilingLine } from './filing-line';
import { MediaContacts } from './media-contacts';
import { MessageBox } from './message-box';
import { SiteMapColumns } from './site-map-columns';
import styles from './site-footer.module.css';

/** Footer of a brand (spec §1, §3). */
export function SiteFooter({ footer, contactForm, onPrivacySettings }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.main}>
        <div className={styles.service}>
          {footer.footerLogo && (
            <img className={styles.logo} src={footer.footerLogo} alt="" width="220" height="40" loading="lazy" />
          )}
          <a className={styles.hotline} href={`tel:${footer.tel}`}>
            <PhoneIcon size={22} />
            <span>
              <small>服务热线</small>
              {footer.tel}
            </span>
          </a>
          <p className={styles.hours}>
            <ClockIcon size={18} />
            <span>
              服务时间
              <br />
              周一至周五 09:00-18:00
            </span>
          </p>
          <MediaContacts contacts={footer.mediaContact} />
          {footer.QRcode && (
            <figure className={styles.qrCode}>
              <img src={footer.QRcode} alt={footer.QRcodeDesc} width="96" height="96" loading="lazy" />
              <figcaption>{footer.QRcodeDesc}</figcaption>
            </figure>
          )}
        </div>
        <SiteMapColumns columns={footer.netMap} />
        <MessageBox picture={footer.messageBoxBackgroudImg}>{contactForm}</MessageBox>
      </div>
      {footer.links.length > 0 && (
        <nav className={styles.links} aria-label="友情链接">
          <span>友情链接</span>
          <ul>
            {footer.links.map(({ title, url }) => (
              <li key={url}>
                <SiteLink href={url}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FilingLine footer={footer} onPrivacySettings={onPrivacySettings} />
    </footer>
  );
}
