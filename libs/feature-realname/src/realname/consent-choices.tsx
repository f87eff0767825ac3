import type { Consent } from '@portal/api-contract/account';
import { useSaveConsentMutation } from '@portal/data-access-api/account';
import { formatBeijingTime } from '@portal/ui-account';
import { Alert, Button, SiteLink } from '@portal/ui-kit';
import { toSubmissionError } from '@portal/ui-forms';
import styles from './realname.module.css';

const KEYS: readonly string[] = ['identityElements', 'identityPicture', 'face'];

/** Props of `ConsentChoices`. */
export interface ConsentChoicesProps {
  readonly consents: readonly Consent[];
}

/** What verification needs agreement to: each is given and taken back on its own. */
export function ConsentChoices({ consents }: ConsentChoicesProps) {
  return (
    <ul className={styles.history}>
      {consents
        .filter(({ key }) => KEYS.includes(key))
        .map((consent) => (
          <ConsentChoice key={consent.key} consent={consent} />
        ))}
    </ul>
  );
}

function ConsentChoice({ consent: { key, title, text, url, agreed, at } }: { readonly consent: Consent }) {
  const [save, { isLoading, error }] = useSaveConsentMutation();
  return (
    <li>
      <div className={styles.line}>
        <h3 className={styles.topic}>{title}</h3>
        <Button
          variant="text"
          disabled={isLoading}
          aria-label={`${agreed ? '撤回' : '同意'}：${title}`}
          onClick={() => void save({ key, agreed: !agreed })}
        >
          {agreed ? '撤回' : '同意'}
        </Button>
      </div>
      <p className={styles.note}>{text}</p>
      <p className={styles.note}>
        {describeConsent(agreed, at)} · <SiteLink href={url}>查看全文</SiteLink>
      </p>
      {error && <Alert>{toSubmissionError(error).msg || '保存失败，请重试'}</Alert>}
    </li>
  );
}

function describeConsent(agreed: boolean, at: string | null): string {
  if (at === null) return '尚未同意';
  return `${formatBeijingTime(at)} ${agreed ? '同意' : '撤回'}`;
}
