import type { FaceState } from '@portal/api-contract/account';
import { definePage, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { usePlayTelephoneMutation } from '@portal/data-access-api/forms';
import { toSubmissionError } from '@portal/ui-forms';
import { Alert, Button, Card } from '@portal/ui-kit';
import styles from './face-telephone.module.css';

const data = pageData({ ticket: urlField.text(100) }, () => ({}));

export const page = definePage({ data, Page: FaceTelephonePage });

const ENDS: Partial<Readonly<Record<FaceState, string>>> = {
  2: '刷脸成功，请回到原页面继续',
  3: '刷脸未通过，请回到原页面重试或改用其他方式',
};

/** The telephone of the sandbox: takes the code, and says by a button what a face would (design: real-name). */
function FaceTelephonePage({ query }: PageProps<typeof data>) {
  const { ticket = '' } = query.values;
  const [play, { data: played, isLoading, error }] = usePlayTelephoneMutation();
  const end = played && ENDS[played.state];
  return (
    <section className={styles.page}>
      <Card className={styles.card}>
        <h1>刷脸认证</h1>
        <p className={styles.note}>演示环境用按钮代替摄像头，不采集人脸。</p>
        <p role="status" className={styles.state}>
          {end ?? (played ? `请确认由 ${played.name} 本人操作` : '')}
        </p>
        {error && <Alert>{toSubmissionError(error).msg || '二维码已失效，请在原页面重新获取'}</Alert>}
        {!played && !error && (
          <Button variant="primary" disabled={isLoading} onClick={() => void play({ act: 'scan', ticket })}>
            我是本人，开始刷脸
          </Button>
        )}
        {played?.state === 1 && (
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
      </Card>
    </section>
  );
}
