import type { FaceState } from '@portal/api-contract/account';
import { useReturnFromFaceMutation } from '@portal/data-access-api/forms';
import { toSubmissionError } from '@portal/ui-forms';
import { Alert, Button } from '@portal/ui-kit';
import { useEffect } from 'react';
import styles from './face-telephone.module.css';

const ENDS: Partial<Readonly<Record<FaceState, string>>> = {
  2: '刷脸成功，请回到原页面继续',
  3: '刷脸未通过，请回到原页面重试或改用其他方式',
};

/** Props of `FaceReturn`. */
export interface FaceReturnProps {
  /** What the provider sent the telephone back with. */
  readonly returnTicket: string;
}

/** The end of a face on the telephone: has the provider asked what has come of it, which is good once. */
export function FaceReturn({ returnTicket }: FaceReturnProps) {
  const [take, { data: taken, error, isLoading }] = useReturnFromFaceMutation();
  useEffect(() => {
    void take({ returnTicket });
  }, [returnTicket, take]);
  const failure = error && toSubmissionError(error);
  return (
    <>
      <p role="status" className={styles.state}>
        {taken ? ENDS[taken.state] : failure ? '' : '正在确认刷脸结果…'}
      </p>
      {failure && <Alert>{failure.msg || '暂时无法确认，请稍后再试'}</Alert>}
      {failure && failure.code !== '404' && (
        <Button disabled={isLoading} onClick={() => void take({ returnTicket })}>
          重新确认结果
        </Button>
      )}
    </>
  );
}
