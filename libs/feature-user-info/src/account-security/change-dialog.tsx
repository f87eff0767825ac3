import type { AccountSecurity } from '@portal/api-contract/account';
import { SubjectDialog } from '@portal/ui-account/dialog';
import { Alert } from '@portal/ui-kit';
import { useState } from 'react';
import { ChangeDone } from './change-done';
import styles from './dialogs.module.css';
import { NewMailStep, NewMobileStep } from './new-address-step';
import { NewPasswordStep } from './new-password-step';
import { ProofStep } from './proof-step';
import { type ChangeScene, SCENE_TITLES } from './security-labels';

/** Props of `ChangeDialog`. */
export interface ChangeDialogProps {
  /** `null` while nothing is being changed. */
  readonly scene: ChangeScene | null;
  readonly security: AccountSecurity;
  readonly onClose: () => void;
}

const WIDTH = 520;

/** A change in steps: proof, what is new, done. */
export function ChangeDialog({ scene, security, onClose }: ChangeDialogProps) {
  return (
    <SubjectDialog subject={scene} title={(shown) => nameChange(shown, security)} onClose={onClose} width={WIDTH}>
      {(shown) => <Steps key={shown} scene={shown} security={security} onClose={onClose} />}
    </SubjectDialog>
  );
}

function nameChange(scene: ChangeScene, { telephone, mail }: AccountSecurity): string {
  if (scene === 'changeMobile' && !telephone) return '绑定手机号';
  return scene === 'changeMail' && !mail ? '绑定邮箱' : SCENE_TITLES[scene];
}

type Stage = 'proof' | 'new' | 'done';

function Steps({ scene, security, onClose }: ChangeDialogProps & { readonly scene: ChangeScene }) {
  // The account as it was when the change began: the dialog's words do not change under the reader.
  const [before] = useState(security);
  const isPassword = scene === 'changePassword';
  const [stage, setStage] = useState<Stage>(isPassword ? 'new' : 'proof');
  const [ticket, setTicket] = useState<string>();
  const [notice, setNotice] = useState('');
  const canProveByCode = !before.ways.includes('password');

  const next = {
    onDone: () => setStage('done'),
    onExpired: () => {
      setNotice('身份验证已失效，请重新验证');
      setTicket(undefined);
      setStage('proof');
    },
  };

  function proceed(proof: string) {
    setNotice('');
    setTicket(proof);
    setStage('new');
  }

  if (stage === 'done') return <ChangeDone scene={scene} onClose={onClose} />;
  return (
    <div className={styles.steps}>
      {!(isPassword && stage === 'new' && ticket === undefined) && (
        <ol className={styles.progress} data-numbered>
          <li aria-current={stage === 'proof' ? 'step' : undefined}>验证身份</li>
          <li aria-current={stage === 'new' ? 'step' : undefined}>{isPassword ? '设置新密码' : '绑定新的'}</li>
        </ol>
      )}
      {notice && <Alert className={styles.problem}>{notice}</Alert>}
      {stage === 'proof' && <ProofStep scene={scene} security={before} onProven={proceed} />}
      {stage === 'new' && isPassword && (
        <NewPasswordStep
          key={ticket}
          ticket={ticket}
          onForgotten={ticket === undefined && canProveByCode ? () => setStage('proof') : undefined}
          {...next}
        />
      )}
      {stage === 'new' && scene === 'changeMail' && <NewMailStep ticket={ticket ?? ''} {...next} />}
      {stage === 'new' && scene === 'changeMobile' && <NewMobileStep ticket={ticket ?? ''} {...next} />}
    </div>
  );
}
