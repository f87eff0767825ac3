import type { FaceState, IdentificationDetail } from '@portal/api-contract/account';
import {
  realnameApi,
  skipToken,
  useFaceRecognitionAuthMutation,
  useGenerateFaceCenterUrlMutation,
} from '@portal/data-access-api/account';
import { formatBeijingTime, QrCode, usePolling } from '@portal/ui-account';
import { toSubmissionError } from '@portal/ui-forms';
import { Alert, Button, NARROW_WINDOW, useMediaQuery } from '@portal/ui-kit';
import { useEffect } from 'react';
import styles from './face-step.module.css';

/** How often it is asked how far a face is, in milliseconds (spec §7). */
const POLLING_MS = 2000;

/** Of `qrStatus`, in words. */
const STATES: Readonly<Record<FaceState, string>> = {
  0: '等待扫码',
  1: '已扫码，请在手机上完成刷脸',
  2: '刷脸成功，正在确认结果…',
  3: '刷脸未通过，正在确认结果…',
  4: '二维码已过期',
};

/** A telephone also where it is held across, with which nobody can scan its own screen. */
const TELEPHONE = `${NARROW_WINDOW}, (hover: none) and (pointer: coarse)`;

/** Props of `FaceStep`. */
export interface FaceStepProps {
  /** The verification. */
  readonly id: string;
  readonly onEnded: (record: IdentificationDetail) => void;
}

/** A code for one telephone and ten minutes, and how far the face is; on a telephone the way leads there directly. */
export function FaceStep({ id, onEnded }: FaceStepProps) {
  const isTelephone = useMediaQuery(TELEPHONE);
  const [generate, { data: session, isLoading, error }] = useGenerateFaceCenterUrlMutation();
  const status = realnameApi.endpoints.qrStatus.useQuery(session ? { sessionId: session.sessionId } : skipToken);
  const [finish, finishing] = useFaceRecognitionAuthMutation();
  const state = status.currentData?.state ?? 0;
  const isRunning = session !== undefined && state < 2;
  usePolling(() => session && status.refetch(), isRunning ? POLLING_MS : 0);

  const endedId = state === 2 || state === 3 ? session?.sessionId : undefined;
  useEffect(() => {
    if (endedId) void finish({ sessionId: endedId });
  }, [endedId, finish]);
  const result = finishing.data;
  useEffect(() => {
    if (result) onEnded(result);
    // The page is left with the result: who hears of it may change with every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [result]);

  const failure = error ?? finishing.error;
  return (
    <div className={styles.face}>
      {session && state < 2 && (
        <>
          {isTelephone ? (
            <a className={styles.open} href={session.url} target="_blank" rel="noopener">
              在本机刷脸
            </a>
          ) : (
            <QrCode text={session.url} label="刷脸二维码" isDimmed={state === 1} />
          )}
          <p className={styles.hint}>
            {isTelephone ? '完成后回到本页' : '请用手机扫描'}，{formatBeijingTime(session.expireAt).slice(11)}{' '}
            前有效，仅限一部手机使用
          </p>
        </>
      )}
      <p role="status" className={styles.state} data-state={session ? state : undefined}>
        {session && (isTelephone && state === 0 ? '等待刷脸' : STATES[state])}
      </p>
      {failure && <Alert>{toSubmissionError(failure).msg}</Alert>}
      {(!session || state === 4) && (
        <Button variant="primary" disabled={isLoading} onClick={() => void generate({ id })}>
          {isLoading ? '生成中…' : session ? '重新获取二维码' : isTelephone ? '开始刷脸' : '获取二维码'}
        </Button>
      )}
      {finishing.error && endedId && <Button onClick={() => void finish({ sessionId: endedId })}>重新确认结果</Button>}
    </div>
  );
}
