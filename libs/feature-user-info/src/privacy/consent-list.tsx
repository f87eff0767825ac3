import type { Consent } from '@portal/api-contract/account';
import { useSaveConsentMutation } from '@portal/data-access-api/account';
import { formatBeijingTime } from '@portal/ui-account';
import { Button, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { useId } from 'react';
import styles from './consents.module.css';

/** Props of `ConsentList`. */
export interface ConsentListProps {
  readonly consents: readonly Consent[];
}

/** What the user agrees to: each is withdrawn by the switch that gave it. */
export function ConsentList({ consents }: ConsentListProps) {
  return (
    <ul className={styles.list}>
      {consents.map((consent) => (
        <ConsentRow key={consent.key} consent={consent} />
      ))}
    </ul>
  );
}

function ConsentRow({ consent }: { readonly consent: Consent }) {
  const { title, text, url, version, latestVersion, agreed } = consent;
  const textId = useId();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p id={textId} className={styles.text}>
          {text}
        </p>
        <p className={styles.meta}>
          <span>{describeAnswer(consent)}</span>
          {version && <span>版本 {version}</span>}
          <SiteLink href={url} className={styles.document}>
            查看全文<VisuallyHidden>：{title}</VisuallyHidden>
          </SiteLink>
        </p>
        {agreed && version !== latestVersion && <p className={styles.newer}>条款已更新至 {latestVersion} 版</p>}
      </div>
      {consent.isRequired ? (
        <span className={styles.required}>使用账号所必需</span>
      ) : (
        <ConsentSwitch consent={consent} textId={textId} />
      )}
    </li>
  );
}

function ConsentSwitch({ consent, textId }: { readonly consent: Consent; readonly textId: string }) {
  const { key, title, agreed } = consent;
  const [save, { isLoading, error, originalArgs }] = useSaveConsentMutation();
  // What was chosen is shown at once; what could not be stored falls back.
  const isOn = isLoading && originalArgs ? originalArgs.agreed : agreed;
  return (
    <div className={styles.choice}>
      <Button
        variant="plain"
        role="switch"
        aria-checked={isOn}
        aria-label={title}
        aria-describedby={textId}
        aria-busy={isLoading}
        className={styles.switch}
        onClick={() => !isLoading && void save({ key, agreed: !agreed })}
      >
        <span className={styles.knob} aria-hidden="true" />
      </Button>
      <span className={styles.state} aria-hidden="true">
        {isOn ? '已同意' : '未同意'}
      </span>
      {error && !isLoading && (
        <span role="alert" className={styles.alert}>
          {(error as { msg?: string }).msg || '保存失败，请重试'}
        </span>
      )}
    </div>
  );
}

function describeAnswer({ agreed, at, isRequired }: Consent): string {
  if (at === null) return '尚未同意';
  const time = formatBeijingTime(at);
  if (isRequired) return `${time} 注册时同意`;
  return agreed ? `${time} 同意` : `${time} 撤回`;
}
