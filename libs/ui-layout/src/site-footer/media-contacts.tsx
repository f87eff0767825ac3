import type { FooterConfig } from '@portal/api-contract';
import { Button, SiteLink } from '@portal/ui-kit';
import { useCallback, useId, useRef } from 'react';
import { type DisclosureGroup, useDisclosureGroup } from '../interaction/use-disclosure-group';
import { useDismiss } from '../interaction/use-dismiss';
import styles from './site-footer.module.css';

type MediaContact = FooterConfig['mediaContact'][number];

const DELAYS = { open: 0, close: 200 };

/** Social icons: a QR code on hover, focus or click, or a link (spec §1). */
export function MediaContacts({ contacts }: { readonly contacts: readonly MediaContact[] }) {
  const listRef = useRef<HTMLUListElement>(null);
  const group = useDisclosureGroup(DELAYS);
  const { close } = group;
  useDismiss(
    listRef,
    group.openKey !== null,
    useCallback(() => close(), [close]),
  );
  return (
    <ul ref={listRef} className={styles.media}>
      {contacts.map((contact) => (
        <li key={contact.name}>
          {contact.QRcode ? (
            <QrCodeContact contact={contact} group={group} />
          ) : (
            <SiteLink href={contact.url} className={styles.mediaIcon} aria-label={contact.name}>
              <img src={contact.logoImg} alt="" width="20" height="20" loading="lazy" />
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function QrCodeContact({ contact, group }: { readonly contact: MediaContact; readonly group: DisclosureGroup }) {
  const { name, logoImg, QRcode } = contact;
  const id = useId();
  const isOpen = group.openKey === name;
  return (
    <div className={styles.mediaHolder} onPointerEnter={() => group.hover(name)} onPointerLeave={group.leave}>
      <Button
        variant="plain"
        className={styles.mediaIcon}
        aria-label={`${name}二维码`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => group.press(name)}
        onFocus={() => group.hover(name)}
        onBlur={(event) => event.relatedTarget && group.leave()}
      >
        <img src={logoImg} alt="" width="20" height="20" loading="lazy" />
      </Button>
      <div id={id} className={styles.popover} hidden={!isOpen}>
        <img src={QRcode} alt={`${name}二维码`} width="120" height="120" loading="lazy" />
        <span>{name}</span>
      </div>
    </div>
  );
}
