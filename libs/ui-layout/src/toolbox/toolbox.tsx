import { paths } from '@portal/portal-paths';
import {
  Button,
  ChatIcon,
  CloseIcon,
  ConsultIcon,
  MailIcon,
  PhoneIcon,
  QrCodeIcon,
  ServiceIcon,
  SiteLink,
} from '@portal/ui-kit';
import { useCallback, useRef, useState } from 'react';
import { useDisclosureGroup } from '../interaction/use-disclosure-group';
import { useDismiss } from '../interaction/use-dismiss';
import { useLazyPart } from '../interaction/use-lazy-part';
import type { ToolboxProps } from '../layout-props';
import { BackToTop } from './back-to-top';
import { ToolboxDialog } from './toolbox-dialog';
import styles from './toolbox.module.css';

const DELAYS = { open: 0, close: 0 };

const loadConsultDialog = () => import('../consult-dialog/consult-dialog').then(({ ConsultDialog }) => ConsultDialog);

/** Floating side toolbar (spec §1): each part shows only if its flag is set. */
export function Toolbox({ contact, isConsultShown, privacyHref, captcha, onConsult }: ToolboxProps) {
  const areaRef = useRef<HTMLElement>(null);
  const group = useDisclosureGroup(DELAYS);
  const [isConsultOpen, setIsConsultOpen] = useState(false);
  // On a phone the tools are folded away until they are asked for.
  const [isUnfolded, setIsUnfolded] = useState(false);
  const consultDialog = useLazyPart(loadConsultDialog, isConsultOpen);

  const { close } = group;
  const dismiss = useCallback(
    (byKey: boolean) => {
      const trigger = areaRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (byKey) trigger?.focus();
      close();
    },
    [close],
  );
  useDismiss(areaRef, group.openKey !== null, dismiss);

  // Talking to somebody is what another service offers; the site's own pages can be written to.
  const isChat = contact.chatUrl.startsWith('https:');
  const hasTools = isConsultShown || contact.isChatShown || contact.isTelephoneShown || contact.isQrCodeShown;
  return (
    <aside ref={areaRef} className={styles.toolbox} data-unfolded={isUnfolded || undefined} aria-label="快捷服务">
      <div className={styles.tools}>
        {isConsultShown && (
          <Button
            variant="plain"
            className={styles.consult}
            aria-haspopup="dialog"
            aria-busy={isConsultOpen && !consultDialog.Part && !consultDialog.hasFailed}
            onClick={() => {
              if (consultDialog.hasFailed) consultDialog.retry();
              close();
              setIsConsultOpen(true);
            }}
          >
            <ConsultIcon size={22} />
            <span>项目咨询</span>
          </Button>
        )}
        {contact.isChatShown && (
          <SiteLink href={contact.chatUrl || paths.contact.href()} className={styles.tool}>
            {isChat ? <ChatIcon size={22} /> : <MailIcon size={22} />}
            <span>{isChat ? '在线咨询' : '联系我们'}</span>
          </SiteLink>
        )}
        {contact.isTelephoneShown && (
          <ToolboxDialog name="phone" label="电话咨询" icon={<PhoneIcon size={22} />} group={group}>
            {contact.avatar && <img src={contact.avatar} alt="" width="48" height="48" />}
            <p className={styles.description}>{contact.description}</p>
            <a className={styles.telephone} href={`tel:${contact.telephone}`}>
              {contact.telephone}
            </a>
          </ToolboxDialog>
        )}
        {contact.isQrCodeShown && (
          <ToolboxDialog name="qr-code" label="扫码咨询" icon={<QrCodeIcon size={22} />} group={group}>
            <img src={contact.qrCode} alt="咨询二维码" width="132" height="132" />
            <p className={styles.description}>扫码添加顾问</p>
          </ToolboxDialog>
        )}
        <BackToTop />
      </div>
      {hasTools && (
        <Button
          variant="plain"
          className={styles.fold}
          aria-label={isUnfolded ? '收起快捷服务' : '展开快捷服务'}
          aria-expanded={isUnfolded}
          onClick={() => {
            close();
            setIsUnfolded(!isUnfolded);
          }}
        >
          {isUnfolded ? <CloseIcon size={22} /> : <ServiceIcon size={24} />}
        </Button>
      )}
      {consultDialog.Part && (
        <consultDialog.Part
          isOpen={isConsultOpen}
          privacyHref={privacyHref}
          captcha={captcha}
          onConsult={onConsult}
          onClose={() => setIsConsultOpen(false)}
        />
      )}
    </aside>
  );
}
