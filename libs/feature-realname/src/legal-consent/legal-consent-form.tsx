import { useConfirmSignLinkMutation } from '@portal/data-access-api/forms';
import { toSubmissionError } from '@portal/ui-forms';
import { Alert, Button, RoundMark } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './legal-consent.module.css';

/** Props of `LegalConsentForm`. */
export interface LegalConsentFormProps {
  readonly ticket: string;
  readonly companyName: string;
  readonly legalPerson: string;
  readonly handlerName: string;
}

/** What the legal representative is asked, and the two replies. Either can be given once. */
export function LegalConsentForm({ ticket, companyName, legalPerson, handlerName }: LegalConsentFormProps) {
  const [confirm, { isLoading, isSuccess, error, originalArgs }] = useConfirmSignLinkMutation();
  if (isSuccess) return <Done isAgreed={originalArgs?.agreed === true} companyName={companyName} />;
  const decide = (agreed: boolean) => void confirm({ ticket, agreed });
  return (
    <>
      <p className={styles.lead}>
        {handlerName} 正在为 <strong>{companyName}</strong> 办理本平台的企业实名认证，需要法定代表人 {legalPerson}{' '}
        本人确认。
      </p>
      <ul className={styles.points}>
        <li>确认后，该账号以贵企业名义使用本平台，可以开票、签署合同</li>
        <li>不认识经办人，或没有委托办理，请选择不同意，认证随即终止</li>
        <li>链接24小时内有效，只能确认一次，请勿转发给他人</li>
      </ul>
      {error && <Alert>{toSubmissionError(error).msg}</Alert>}
      <div className={styles.actions}>
        <Button variant="primary" disabled={isLoading} onClick={() => decide(true)}>
          我是法定代表人，同意
        </Button>
        <Button disabled={isLoading} onClick={() => decide(false)}>
          不同意
        </Button>
      </div>
    </>
  );
}

function Done({ isAgreed, companyName }: { readonly isAgreed: boolean; readonly companyName: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles.done} role="status" tabIndex={-1}>
      <RoundMark tone={isAgreed ? 'success' : 'neutral'} />
      <p>
        <strong>{isAgreed ? '已确认' : '已拒绝'}</strong>
      </p>
      <p>
        {isAgreed
          ? `${companyName} 的企业认证将随即完成，可以关闭本页。`
          : '本次认证已终止，经办人会收到通知，可以关闭本页。'}
      </p>
    </div>
  );
}
