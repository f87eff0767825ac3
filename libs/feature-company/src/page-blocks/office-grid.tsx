import { SiteLink } from '@portal/ui-kit';
import type { BlockOf } from './block-types';
import styles from './office-grid.module.css';

/** Offices: where they are and how to reach them. */
export function OfficeGrid({ items }: { readonly items: BlockOf<'offices'>['items'] }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ city, address, phone, mail }) => (
        <li key={`${city}${address}`}>
          <h3>{city}</h3>
          <address>
            <span>{address}</span>
            {phone && (
              <SiteLink href={`tel:${phone}`} aria-label={`致电${city}：${phone}`}>
                {phone}
              </SiteLink>
            )}
            {mail && (
              <SiteLink href={`mailto:${mail}`} aria-label={`发邮件到${city}：${mail}`}>
                {mail}
              </SiteLink>
            )}
          </address>
        </li>
      ))}
    </ul>
  );
}
