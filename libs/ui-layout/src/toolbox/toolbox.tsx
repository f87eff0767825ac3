import { CONTACT_FORM_PATHS } from '@portal/api-contract';
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
  useLazyPart,
} from '@portal/ui-kit';
import { useId, useState } from 'react';
import type { ToolboxProps } from '../layout-props';
import { BackToTop } from './back-to-top';
import { ToolboxDialog } from './toolbox-dialog';
import styles from './toolbox.module.css';

const loadConsultDialog = () => import('../consult-dialog/consult-dialog').then(({ ConsultDialog }) => ConsultDialog);

/** Floating side toolbar (spec §1): each part shows only if its flag is set. */
export function Toolbox({ contact, isConsultShown, privacyHref, captcha, onConsult }: ToolboxProps) {
  const toolsId = useId();
  const [isConsultOpen, setIsConsultOpen] = useState(false);
  const consultDialog = useLazyPart(loadConsultDialog, isConsultOpen);

  // Talking to somebody is what another service offers; the site's own pages can be written to.
  const isChat = contact.chatUrl.startsWith('https:');
  const hasTools = isConsultShown || contact.isChatShown || contact.isTelephoneShown || contact.isQrCodeShown;
  return (
    <aside className={styles.toolbox} aria-label="快捷服务">
      {/* On a phone the browser folds them away until they are asked for, before the page is interactive too. */}
      <div id={toolsId} popover="auto" className={styles.tools}>
        {isConsultShown && (
          <Button
            variant="plain"
            className={styles.consult}
            aria-haspopup="dialog"
            aria-busy={isConsultOpen && !consultDialog.Part && !consultDialog.hasFailed}
            onClick={() => {
              if (consultDialog.hasFailed) consultDialog.retry();
              setIsConsultOpen(true);
            }}
          >
            <ConsultIcon size={22} />
            <span>项目咨询</span>
          </Button>
        )}
        {isConsultShown && (
          <noscript>
            <a href={CONTACT_FORM_PATHS.consult} className={styles.consult}>
              <ConsultIcon size={22} />
              <span>项目咨询</span>
            </a>
          </noscript>
        )}
        {contact.isChatShown && (
          <SiteLink href={contact.chatUrl || paths.contact.href()} className={styles.tool}>
            {isChat ? <ChatIcon size={22} /> : <MailIcon size={22} />}
            <span>{isChat ? '在线咨询' : '联系我们'}</span>
          </SiteLink>
        )}
        {contact.isTelephoneShown && (
          <ToolboxDialog label="电话咨询" icon={<PhoneIcon size={22} />}>
            {contact.avatar && <img src={contact.avatar} alt="" width="48" height="48" loading="lazy" />}
            <p className={styles.description}>{contact.description}</p>
            <a className={styles.telephone} href={`tel:${contact.telephone}`}>
              {contact.telephone}
            </a>
          </ToolboxDialog>
        )}
        {contact.isQrCodeShown && (
          <ToolboxDialog label="扫码咨询" icon={<QrCodeIcon size={22} />}>
            <img src={contact.qrCode} alt="咨询二维码" width="132" height="132" loading="lazy" />
            <p className={styles.description}>扫码添加顾问</p>
          </ToolboxDialog>
        )}
      </div>
      <BackToTop />
      {hasTools && (
        <Button variant="plain" className={styles.fold} aria-label="快捷服务" popoverTarget={toolsId}>
          <ServiceIcon size={24} />
          <CloseIcon size={22} />
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
