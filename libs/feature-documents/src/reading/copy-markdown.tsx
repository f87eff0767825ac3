import type { DocContent } from '@portal/api-contract';
import { useAppDispatch } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { copyText } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import styles from './tool-parts.module.css';

const DONE_MS = 4000;

/** Props of `CopyMarkdown`. */
export interface CopyMarkdownProps {
  readonly content: DocContent;
  readonly visibleRange: number;
  readonly onDone: () => void;
}

/** Copies a page as Markdown and says what became of it. */
export function CopyMarkdown({ content, visibleRange, onDone }: CopyMarkdownProps) {
  const dispatch = useAppDispatch();
  const { id, nodeId, docVersionId } = content;
  const [message, setMessage] = useState('正在复制…');

  useEffect(() => {
    const { docMarkdown } = documentsApi.endpoints;
    const call = dispatch(docMarkdown.initiate({ id, nodeId, docVersionId, visibleRange }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    void call.then(async ({ data }) => {
      const isCopied = data !== undefined && (await copyText(data.markdown));
      setMessage(isCopied ? '已复制为 Markdown' : '没有复制成功，可以打开 .md 地址后复制');
      timer = setTimeout(onDone, DONE_MS);
    });
    return () => {
      clearTimeout(timer);
      call.unsubscribe();
    };
    // Copied once for every press of the button, which brings this part in anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <p role="status" className={styles.message}>
      {message}
    </p>
  );
}
