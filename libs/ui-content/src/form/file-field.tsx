import type { StoredFile } from '@portal/api-contract';
import { CloseIcon } from '@portal/ui-kit';
import { type ChangeEvent, useState } from 'react';
import styles from './form.module.css';
import { FormField } from './form-field';
import type { BoundField } from './use-form';

/** Props of `FileField`. */
export interface FileFieldProps {
  readonly field: BoundField<readonly StoredFile[]>;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint: string;
  /** Types by their endings, e.g. `.pdf,.docx`. */
  readonly accept: string;
  readonly most: number;
  /** Largest size of a file in MB; 10 by default. */
  readonly largest?: number;
  /** Stores a file; rejects with an `Error` whose message is shown. */
  readonly upload: (file: File) => Promise<StoredFile>;
}

const MEGABYTE = 1024 * 1024;

/** Files that go with a form; each is stored as soon as it is chosen. */
export function FileField(props: FileFieldProps) {
  const { field, label, isRequired = false, hint, accept, most, largest = 10, upload } = props;
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState('');
  const { value: files, error, onChange, name } = field;

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    if (file.size > largest * MEGABYTE) {
      setFailure(`文件不能超过${largest} MB`);
      return;
    }
    setFailure('');
    setIsUploading(true);
    try {
      onChange([...files, await upload(file)]);
    } catch (reason) {
      setFailure((reason as Error).message);
    } finally {
      setIsUploading(false);
    }
  }

  return (
    <FormField label={label} isRequired={isRequired} error={failure || error} hint={isUploading ? '正在上传…' : hint}>
      {(control) => (
        <>
          {files.length < most && (
            <input
              {...control}
              type="file"
              name={name}
              accept={accept}
              disabled={isUploading}
              required={false}
              aria-required={isRequired}
              className={styles.file}
              onChange={(event) => void take(event)}
            />
          )}
          <ul className={styles.files} aria-label={`${label}：已上传`}>
            {files.map((file) => (
              <li key={file.id}>
                <span>{file.name}</span>
                <small>{formatSize(file.size)}</small>
                <button
                  type="button"
                  aria-label={`删除 ${file.name}`}
                  onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
                >
                  <CloseIcon size={16} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </FormField>
  );
}

/** Size as people read it, e.g. `1.2 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(0)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
