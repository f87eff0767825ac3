import { useSignLinkMutation } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { QrCode } from '@portal/ui-account';
import { toSubmissionError } from '@portal/ui-forms';
import { Alert, Button, copyText } from '@portal/ui-kit';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { Deadline } from '../shared/deadline';
import styles from './consent-ways.module.css';

/** Props of `ConsentLink`. */
export interface ConsentLinkProps {
  /** Of the verification. */
  readonly id: string;
}

/** A link to the page on which the legal representative consents: made when it is asked for, and good for a day. */
export function ConsentLink({ id }: ConsentLinkProps) {
  const [create, { data: link, isLoading, error }] = useSignLinkMutation();
  if (link) return <ShownLink {...link} />;
  return (
    <div className={styles.link}>
      <Button variant="primary" size="compact" disabled={isLoading} onClick={() => void create({ id })}>
        {isLoading ? '正在生成…' : '生成确认链接'}
      </Button>
      {error && <Alert>{toSubmissionError(error).msg}</Alert>}
    </div>
  );
}

function ShownLink({ url, expireAt }: { readonly url: string; readonly expireAt: string }) {
  // The page of the brand on which the link was asked for.
  const href = useHref(paths.legalConsent.href() + new URL(url).search);
  const shown = new URL(href, url).href;
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className={styles.link}>
      <QrCode text={shown} label="法定代表人确认页的二维码" />
      <code className={styles.url}>{shown}</code>
      <div className={styles.actions}>
        <Button size="compact" onClick={() => void copyText(shown).then(setIsCopied)}>
          {isCopied ? '已复制' : '复制链接'}
        </Button>
        <Deadline label="链接有效期" at={expireAt} />
      </div>
    </div>
  );
}
