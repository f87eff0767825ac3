import type { UserProfile } from '@portal/api-contract';
import { toFormOutcome, useUpdateAvatarMutation, useUpload } from '@portal/data-access-api/account';
import { type ChangeEvent, useId, useState } from 'react';
import { useAvatarPicture } from './use-avatar-picture';
import styles from './avatar-editor.module.css';

/** Props of `AvatarEditor`. */
export interface AvatarEditorProps {
  readonly profile: UserProfile;
}

const LARGEST = 2 * 1024 * 1024;

/** Picture of the user, the first letter of the nickname where there is none, and the way to change it. */
export function AvatarEditor({ profile: { avatar, nickname } }: AvatarEditorProps) {
  const id = useId();
  const picture = useAvatarPicture(avatar);
  const upload = useUpload('avatar');
  const [updateAvatar] = useUpdateAvatarMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function change(choose: () => Promise<string>) {
    setProblem('');
    setIsBusy(true);
    try {
      const outcome = toFormOutcome(await updateAvatar({ fileId: await choose() }));
      if (!('receipt' in outcome)) setProblem(outcome.msg);
    } catch (reason) {
      setProblem((reason as Error).message);
    } finally {
      setIsBusy(false);
    }
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    if (file.size > LARGEST) setProblem('头像不能超过2 MB');
    else void change(async () => (await upload(file)).id);
  }

  return (
    <div className={styles.editor}>
      <span className={styles.picture} aria-hidden="true" data-busy={isBusy ? '' : undefined}>
        {picture ? <img src={picture} alt="" width={88} height={88} /> : [...nickname][0]}
      </span>
      <div className={styles.acts}>
        <input
          id={id}
          type="file"
          accept=".jpg,.jpeg,.png"
          className={styles.file}
          disabled={isBusy}
          aria-describedby={`${id}-hint`}
          onChange={take}
        />
        <label htmlFor={id} className={styles.act}>
          {isBusy ? '正在保存…' : '更换头像'}
        </label>
        {avatar && (
          <button type="button" className={styles.act} disabled={isBusy} onClick={() => void change(async () => '')}>
            移除头像
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        JPG 或 PNG，不超过 2 MB
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
