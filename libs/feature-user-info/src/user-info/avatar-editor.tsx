import styles from './avatar-editor.module.css';
import type { UserProfile } from '@portal/api-contract';
import { useAvatarPicture, useUpdateAvatarMutation, useUpload } from '@portal/data-access-api/account';
import { type Upload, UploadRow, useSubmission, useUploads } from '@portal/ui-forms';
import { Avatar, Button, VisuallyHidden } from '@portal/ui-kit';
import { type ChangeEvent, useId, useRef, useState } from 'react';

/** Props of `AvatarEditor`. */
export interface AvatarEditorProps {
  readonly profile: UserProfile;
}

const LARGEST = 2 * 1024 * 1024;

/** Picture of the user, and the way to change it. */
export function AvatarEditor({ profile: { avatar } }: AvatarEditorProps) {
  const id = useId();
  const picture = useAvatarPicture(avatar);
  const [updateAvatar] = useUpdateAvatarMutation();
  const list = useRef<HTMLUListElement>(null);
  const { isSending: isBusy, error, submit } = useSubmission<UserProfile>();
  const [tooLarge, setTooLarge] = useState('');
  const problem = tooLarge || error?.msg;
  const { uploads, status, add, retry, cancel } = useUploads(useUpload('avatar'), ({ id: fileId }) => change(fileId));

  async function change(fileId: string) {
    setTooLarge('');
    await submit(fileId, () => updateAvatar({ fileId }));
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setTooLarge(file.size > LARGEST ? '头像不能超过2 MB' : '');
    if (file.size > LARGEST) return;
    // It takes the place of one that was not taken.
    uploads.forEach(cancel);
    add(file);
  }

  // The button that was pressed is gone.
  const andFocus = (call: (upload: Upload) => void) => (upload: Upload) => {
    call(upload);
    list.current?.focus();
  };
  const isUploading = uploads.some(({ failure }) => !failure);
  return (
    <div className={styles.editor}>
      <span className={styles.picture} data-busy={isBusy || isUploading || undefined}>
        <Avatar picture={picture} size="large" />
      </span>
      <div className={styles.actions}>
        <input
          id={id}
          type="file"
          accept=".jpg,.jpeg,.png"
          className={styles.file}
          disabled={isBusy || isUploading}
          aria-describedby={`${id}-hint`}
          onChange={take}
        />
        <label htmlFor={id} className={styles.action}>
          {isBusy ? '正在保存…' : '更换头像'}
        </label>
        {avatar && (
          <Button
            variant="plain"
            className={styles.action}
            disabled={isBusy || isUploading}
            onClick={() => void change('')}
          >
            移除头像
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        JPG 或 PNG，不超过 2 MB
      </p>
      <ul ref={list} tabIndex={-1} className={styles.uploads} aria-label="头像上传">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRetry={andFocus(retry)} onCancel={andFocus(cancel)} />
        ))}
      </ul>
      <VisuallyHidden as="p" role="status">
        {status}
      </VisuallyHidden>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
