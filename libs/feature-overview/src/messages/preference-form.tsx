import type { UserProfile } from '@portal/api-contract';
import type { MessagePreference } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, buttons } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import type { FormEvent } from 'react';
import { ChannelTable } from './channel-table';
import styles from './preference.module.css';
import { QuietHoursField } from './quiet-hours-field';
import { type PreferenceOutcome, usePreferenceForm } from './use-preference-form';

/** Props of `PreferenceForm`. */
export interface PreferenceFormProps {
  readonly stored: MessagePreference;
  /** Absent while it is not known. */
  readonly profile: UserProfile | undefined;
  /** Fetches what another tab has saved. */
  readonly onReload: () => void;
}

/** Ways by type, quiet hours, and saving them. */
export function PreferenceForm({ stored, profile, onReload }: PreferenceFormProps) {
  const { values, quietError, outcome, isSaving, isChanged, setChannel, setQuietHours, reset, save } =
    usePreferenceForm(stored);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountCard title="接收方式">
        <AddressHint profile={profile} />
        <ChannelTable channels={values.channels} onChange={setChannel} />
      </AccountCard>
      <AccountCard title="免打扰时段">
        <QuietHoursField quietHours={values.quietHours} error={quietError} onChange={setQuietHours} />
      </AccountCard>
      <div className={styles.foot}>
        <button type="submit" className={buttons.primary} disabled={isSaving || !isChanged || quietError !== ''}>
          {isSaving ? '正在保存…' : '保存设置'}
        </button>
        <button type="button" className={buttons.plain} disabled={isSaving || !isChanged} onClick={reset}>
          还原
        </button>
        <Outcome outcome={outcome} onReload={onReload} />
      </div>
    </form>
  );
}

/** Where text messages and mails go, or that they go nowhere yet. */
function AddressHint({ profile }: Pick<PreferenceFormProps, 'profile'>) {
  return (
    <p className={styles.addresses}>
      <span>短信发送到：{profile && (profile.telephone || '未绑定手机')}</span>
      <span>邮件发送到：{profile && (profile.mail || '未绑定邮箱')}</span>
      <SiteLink href={accountPaths.userSecurity.href()}>管理手机与邮箱</SiteLink>
    </p>
  );
}

function Outcome({ outcome, onReload }: { readonly outcome: PreferenceOutcome; readonly onReload: () => void }) {
  const isBad = outcome.kind === 'conflict' || outcome.kind === 'refused';
  return (
    <>
      <p className={styles.done} role="status">
        {outcome.kind === 'done' && outcome.msg}
      </p>
      {isBad && (
        <p className={styles.failure} role="alert">
          {outcome.msg}
          {outcome.kind === 'conflict' && (
            <button type="button" className={buttons.text} onClick={onReload}>
              刷新
            </button>
          )}
        </p>
      )}
    </>
  );
}
