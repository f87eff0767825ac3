import type { UserProfile } from '@portal/api-contract';
import type { MessagePreference } from '@portal/api-contract/account';
import { useUpdateMessagePreferenceMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, SettingsActions, useNewest } from '@portal/ui-account';
import { useForm } from '@portal/ui-forms';
import { SiteLink } from '@portal/ui-kit';
import { ChannelTable } from './channel-table';
import { findQuietError, preferenceForm, toChannels, toPreferenceStart } from './preference-form.rules';
import styles from './preference.module.css';
import { QuietHoursField } from './quiet-hours-field';

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
  const [newest, setSaved] = useNewest(stored);
  const { version } = newest;
  const [save] = useUpdateMessagePreferenceMutation();
  const form = useForm(preferenceForm, {
    start: toPreferenceStart(newest),
    send: (request) => save({ channels: toChannels(request), quietHours: request.quietHours, version }),
    onSubmitted: setSaved,
  });
  const { values, change, isDirty } = form;
  const quietError = findQuietError(values.quietHours);
  return (
    <form {...form.props} className={styles.form} aria-label="消息接收设置">
      <AccountCard title="接收方式">
        <AddressHint profile={profile} />
        <ChannelTable values={values} onChange={change} />
      </AccountCard>
      <AccountCard title="免打扰时段">
        <QuietHoursField
          quietHours={values.quietHours}
          error={quietError}
          onChange={(quietHours) => change({ quietHours })}
        />
      </AccountCard>
      <SettingsActions
        form={form}
        version={version}
        submitText="保存设置"
        sendingText="正在保存…"
        reloadedText="已载入最新设置，您修改的内容已保留"
        isDisabled={!isDirty || quietError !== ''}
        onReload={onReload}
      />
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
