import type { MessagePreference } from '@portal/api-contract/account';
import { AccountCard, buttons } from '@portal/ui-account';
import type { FormEvent } from 'react';
import { AddressHint } from './address-hint';
import { ChannelTable } from './channel-table';
import styles from './preference.module.css';
import { QuietHoursField } from './quiet-hours-field';
import { type PreferenceOutcome, usePreferenceForm } from './use-preference-form';

/** Props of `PreferenceForm`. */
export interface PreferenceFormProps {
  readonly stored: MessagePreference;
  /** Fetches what another tab has saved. */
  readonly onReload: () => void;
}

/** Ways by type, quiet hours, and saving them. */
export function PreferenceForm({ stored, onReload }: PreferenceFormProps) {
  const { values, quietError, outcome, isSaving, isChanged, setChannel, setQuietHours, reset, save } =
    usePreferenceForm(stored);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountCard title="接收方式">
        <AddressHint />
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
