import { useRenderContentMutation } from '@portal/data-access-api/community';
import { useEffect, useState } from 'react';
import { ItemBody } from '../shared/item-body';
import { usePictureTicket } from '../shared/use-picture-ticket';
import styles from './writing.module.css';

/** How long nothing is typed before the text is rendered, in milliseconds. */
const PAUSE_MS = 500;

/** What a text looks like once it is published, as the server renders it. */
export function MarkdownPreview({ body }: { readonly body: string }) {
  const [render, { isError }] = useRenderContentMutation();
  const [html, setHtml] = useState('');
  const ticket = usePictureTicket(true);

  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      if (!body.trim()) {
        setHtml('');
        return;
      }
      void render({ body }).then(({ data }) => {
        if (data && isNewest) setHtml(data.html);
      });
    }, PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [body, render]);

  return (
    <section aria-label="预览" className={styles.preview}>
      {isError && <p className={styles.stale}>预览暂时没有更新，不影响保存</p>}
      {html ? <ItemBody html={html} ticket={ticket} /> : <p className={styles.nothing}>这里会显示发布后的样子</p>}
    </section>
  );
}
