import type { UserProfile } from '@portal/api-contract';
import { PROFILE_RULES } from '@portal/api-contract/rules';
import { useFormDraft, useUpdateUserProfileMutation } from '@portal/data-access-api/session';
import { SettingsActions, useNewest } from '@portal/ui-account';
import { defineForm, DraftNotice, field, TextAreaField, TextField, useForm } from '@portal/ui-forms';
import styles from './user-info.module.css';

const profileForm = defineForm({
  nickname: field.text({ label: '昵称', rule: PROFILE_RULES.nickname, autoComplete: 'nickname' }),
  company: field.text({ label: '公司', rule: PROFILE_RULES.company, autoComplete: 'organization' }),
  industry: field.text({ label: '行业', rule: PROFILE_RULES.industry, autoComplete: 'off' }),
  bio: field.prose({ label: '简介', rule: PROFILE_RULES.bio }),
});

/** Props of `ProfileForm`. */
export interface ProfileFormProps {
  readonly profile: UserProfile;
  /** Fetches the profile again. */
  readonly onReload: () => unknown;
}

/** What the owner of an account may change. */
export function ProfileForm({ profile, onReload }: ProfileFormProps) {
  const [{ nickname, company, industry, bio, version }, setSaved] = useNewest(profile);
  const [updateProfile] = useUpdateUserProfileMutation();
  const form = useForm(profileForm, {
    start: { nickname, company, industry, bio },
    draft: useFormDraft('profile', profile.account),
    send: (request) => updateProfile({ ...request, version }),
    onSubmitted: setSaved,
  });
  const { bind, values } = form;
  const count = (name: 'nickname' | 'company' | 'industry') => ({
    field: bind(name),
    hint: `${values[name].length}/${PROFILE_RULES[name].max}`,
  });
  return (
    <form {...form.props} className={styles.card} aria-labelledby="profile-title">
      <h2 id="profile-title" className={styles.cardTitle}>
        编辑资料
      </h2>
      <DraftNotice form={form} text="已恢复您上次未保存的内容" />
      <TextField {...count('nickname')} />
      <TextField {...count('company')} />
      <TextField {...count('industry')} />
      <TextAreaField field={bind('bio')} />
      <SettingsActions
        form={form}
        version={version}
        submitText="保存"
        sendingText="保存中…"
        reloadedText="已载入最新资料，您修改的内容已保留"
        onReload={() => void onReload()}
      />
    </form>
  );
}
