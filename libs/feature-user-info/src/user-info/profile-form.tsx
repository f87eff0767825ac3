import type { UserProfile } from '@portal/api-contract';
import { type FormEvent, useRef } from 'react';
import { ProfileTextField } from './profile-text-field';
import { PROFILE_FIELDS } from './profile-form.rules';
import { type SaveOutcome, useProfileForm } from './use-profile-form';
import styles from './user-info.module.css';

/** Props of `ProfileForm`. */
export interface ProfileFormProps {
  readonly profile: UserProfile;
  /** Fetches the profile again. */
  readonly onReload: () => PromiseLike<unknown>;
}

/** What the owner of an account may change. */
export function ProfileForm({ profile, onReload }: ProfileFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useProfileForm(profile);

  async function save(event: FormEvent) {
    event.preventDefault();
    const bad = await form.save();
    if (bad) focus(`[name="${bad}"]`);
  }

  async function reload() {
    await onReload();
    // The button that was pressed is gone with the conflict.
    focus('[type="submit"]');
  }

  function focus(selector: string) {
    formRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  return (
    <form
      ref={formRef}
      className={styles.card}
      method="post"
      noValidate
      aria-labelledby="profile-title"
      aria-busy={form.isSaving}
      onSubmit={(event) => void save(event)}
    >
      <h2 id="profile-title" className={styles.cardTitle}>
        编辑资料
      </h2>
      {form.isRestored && (
        <p className={styles.restored} role="status">
          已恢复您上次未保存的内容
          <button type="button" className={styles.textButton} disabled={form.isSaving} onClick={form.reset}>
            放弃
          </button>
        </p>
      )}
      {PROFILE_FIELDS.map((field) => (
        <ProfileTextField
          key={field.name}
          {...field}
          value={form.values[field.name]}
          error={form.errors[field.name] ?? ''}
          isReadOnly={form.isSaving}
          onChange={(text) => form.change(field.name, text)}
          onBlur={() => form.leave(field.name)}
        />
      ))}
      <Outcome outcome={form.outcome} onReload={() => void reload()} />
      <div className={styles.buttons}>
        <button type="submit" className={styles.save} disabled={form.isSaving}>
          {form.isSaving ? '保存中…' : '保存'}
        </button>
        <button type="button" className={styles.reset} disabled={form.isSaving} onClick={form.reset}>
          还原
        </button>
      </div>
    </form>
  );
}

function Outcome({ outcome, onReload }: { readonly outcome: SaveOutcome; readonly onReload: () => void }) {
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'done') {
    return (
      <p className={styles.saved} role="status">
        {outcome.msg}
      </p>
    );
  }
  return (
    <p className={styles.warning} role="alert">
      {outcome.msg}
      {outcome.kind === 'conflict' && (
        <button type="button" className={styles.textButton} onClick={onReload}>
          刷新
        </button>
      )}
    </p>
  );
}
