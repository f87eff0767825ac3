import { usePlayTelephoneMutation } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { toSubmissionError } from '@portal/ui-forms';
import { Alert, Button } from '@portal/ui-kit';
import { Navigate } from 'react-router-dom';
import styles from './face-telephone.module.css';

/** Props of `SandboxTelephone`. */
export interface SandboxTelephoneProps {
  /** What the code on the screen says. */
  readonly ticket: string;
}

/**
 * The telephone of the sandbox: takes the code, says by a button what a face would, and comes back as from a provider
 * (design: real-name).
 */
export function SandboxTelephone({ ticket }: SandboxTelephoneProps) {
  const [play, { data: played, isLoading, error }] = usePlayTelephoneMutation();
  if (played?.returnTicket)
    return <Navigate to={paths.faceTelephone.href(undefined, { returnTicket: played.returnTicket })} replace />;
  return (
    <>
      <p className={styles.note}>演示环境用按钮代替摄像头，不采集人脸。</p>
      <p role="status" className={styles.state}>
        {played ? `请确认由 ${played.name} 本人操作` : ''}
      </p>
      {error && <Alert>{toSubmissionError(error).msg || '二维码已失效，请在原页面重新获取'}</Alert>}
      {!played && !error && (
        <Button variant="primary" disabled={isLoading} onClick={() => void play({ act: 'scan', ticket })}>
          我是本人，开始刷脸
        </Button>
      )}
      {played && (
        <div className={styles.acts}>
          <Button
            variant="primary"
            disabled={isLoading}
            onClick={() => void play({ act: 'pass', ticket: played.ticket })}
          >
            人脸一致
          </Button>
          <Button disabled={isLoading} onClick={() => void play({ act: 'refuse', ticket: played.ticket })}>
            人脸不一致
          </Button>
        </div>
      )}
    </>
  );
}
