import type { DocContent } from '@portal/api-contract';
import { type ApiError, useBrand } from '@portal/data-access-api';
import { useDocFeedbackMutation } from '@portal/data-access-api/documents';
import { Button, randomKey } from '@portal/ui-kit';
import { useCallback, useEffect, useRef } from 'react';
import styles from './feedback-parts.module.css';

/** Says that a page has helped, and thanks. */
export function FeedbackThanks({ content }: { readonly content: DocContent }) {
  const { visibleRange } = useBrand();
  const [send, { data, error, isLoading }] = useDocFeedbackMutation();
  const idempotencyKey = useRef('');
  const { id, nodeId, docVersionId } = content;

  const sendOnce = useCallback(() => {
    idempotencyKey.current ||= randomKey();
    const body = { visibleRange, id, nodeId, docVersionId, helpful: true };
    void send({ body, idempotencyKey: idempotencyKey.current });
  }, [send, visibleRange, id, nodeId, docVersionId]);
  useEffect(sendOnce, [sendOnce]);

  if (error) {
    const { msg, message } = error as ApiError;
    return (
      <p className={styles.result} role="alert">
        反馈没有送达：{msg || message}
        <Button variant="plain" onClick={sendOnce} disabled={isLoading}>
          重试
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.result} role="status">
      {data ? `感谢反馈，编号 ${data.feedbackNo}` : '正在提交…'}
    </p>
  );
}
