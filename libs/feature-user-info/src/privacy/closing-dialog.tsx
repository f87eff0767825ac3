import type { ClosingCheck } from '@portal/api-contract/account';
import { useGetAccountSecurityQuery } from '@portal/data-access-api/account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import dialogs from '../account-security/dialogs.module.css';
import { ProofStep } from '../account-security/proof-step';
import styles from './closing.module.css';
import { ClosingForm } from './closing-form';

/** Props of `ClosingDialog`. */
export interface ClosingDialogProps {
  readonly check: ClosingCheck;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const WIDTH = 520;

/** Closing the account in two steps: proof, then confirmation. */
export function ClosingDialog({ check, isOpen, onClose }: ClosingDialogProps) {
  return (
    <AccountDialog title="注销账号" isOpen={isOpen} onClose={onClose} width={WIDTH}>
      {check.proof === 'ticket' ? <ProvenSteps onClose={onClose} /> : <LoginStep onClose={onClose} />}
    </AccountDialog>
  );
}

function ProvenSteps({ onClose }: Pick<ClosingDialogProps, 'onClose'>) {
  const result = useGetAccountSecurityQuery();
  const [ticket, setTicket] = useState('');
  const [notice, setNotice] = useState('');

  function proceed(proof: string) {
    setNotice('');
    setTicket(proof);
  }

  function beginAnew(message: string) {
    setNotice(message);
    setTicket('');
  }

  return (
    <div className={dialogs.steps}>
      <ol className={dialogs.progress}>
        <li aria-current={ticket ? undefined : 'step'}>验证身份</li>
        <li aria-current={ticket ? 'step' : undefined}>确认注销</li>
      </ol>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      {ticket ? (
        <ClosingForm ticket={ticket} onClose={onClose} onExpired={beginAnew} />
      ) : (
        <QueryView result={result} waiting={<Skeleton height={220} />}>
          {(security) => <ProofStep scene="closeAccount" security={security} onProven={proceed} />}
        </QueryView>
      )}
    </div>
  );
}

function LoginStep({ onClose }: Pick<ClosingDialogProps, 'onClose'>) {
  return (
    <div className={dialogs.steps}>
      <p className={dialogs.lead}>您的账号由企业统一身份平台管理。提交前请重新登录，并在登录后10分钟内提交。</p>
      <ClosingForm ticket="" onClose={onClose} />
    </div>
  );
}
