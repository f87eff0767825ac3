import type { StoredFile } from '@portal/api-contract';
import { CloseIcon, formatSize, IconButton } from '@portal/ui-kit';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import styles from './file-field.module.css';
import { FormField } from '../fields/form-field';
import type { BoundField } from '../form/bound-field';
import type { FilesControl } from '../definition/controls';
import { isLargePicture } from './large-picture';
import { UploadRow } from './upload-row';
import { describeShrinking, type UploadCalls, useUploads } from './use-uploads';

/** Props of `FileField`. */
export interface FileFieldProps {
  readonly field: BoundField<readonly StoredFile[], FilesControl>;
  readonly upload: UploadCalls;
}

const MEGABYTE = 1024 * 1024;

/**
 * Files that go with a form; each is stored as soon as it is chosen, a large picture once it is smaller. While one is
 * on its way or was not taken, the form is not sent: it would go without it.
 */
export function FileField({ field, upload }: FileFieldProps) {
  const { value: files, error, onChange, name } = field;
  const { label, isRequired, hint, accept, max, maxSize = 10 } = field.control;
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Several files may arrive before the form is drawn again.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const change = (next: readonly StoredFile[]) => {
    latest.current = next;
    onChange(next);
  };
  const [shrinkings, setShrinkings] = useState<Readonly<Record<string, string>>>({});
  const { uploads, status, add, retry, cancel } = useUploads(
    upload,
    (file, sent) => {
      setShrinkings((known) => ({ ...known, [file.id]: describeShrinking(sent) }));
      change([...latest.current, file]);
    },
    maxSize * MEGABYTE,
  );
  const isWaiting = uploads.length > 0;
  useEffect(() => {
    input.current?.setCustomValidity(isWaiting ? '请等待附件上传完成，或取消、删除未上传的附件' : '');
  }, [isWaiting]);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    const ofType = chosen.filter(({ name: fileName }) => hasEnding(fileName, accept));
    const taken = ofType.filter((file) => file.size <= maxSize * MEGABYTE || isLargePicture(file));
    const rejected = uploads.filter(({ state }) => state === 'rejected');
    const free = max - files.length - uploads.length + rejected.length;
    setProblem(
      [
        ofType.length < chosen.length && `请选择 ${listEndings(accept).join('、')} 格式的文件`,
        taken.length < ofType.length && `文件不能超过${maxSize} MB`,
        taken.length > free && `最多上传${max}个文件`,
      ].find((one) => one !== false) ?? '',
    );
    const added = taken.slice(0, free);
    if (added.length === 0) return;
    // What is chosen now takes the place of what was rejected, and of the button that may have asked for it.
    if (list.current?.contains(document.activeElement)) list.current.focus();
    rejected.forEach(cancel);
    added.forEach(add);
  }

  // The button that was pressed is gone.
  const andFocus = (act: () => void) => () => {
    act();
    list.current?.focus();
  };

  return (
    <FormField label={label} isRequired={isRequired} isWide error={problem || error} hint={describeHint(hint, accept)}>
      {(control) => (
        <>
          {files.length < max && (
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              multiple={max > 1}
              required={false}
              aria-required={isRequired}
              className={styles.input}
              onChange={take}
            />
          )}
          <ul ref={list} tabIndex={-1} className={styles.list} aria-label={`${label}：已选择`}>
            {files.map((file) => (
              <li key={file.id} className={styles.row}>
                <span className={styles.name}>{file.name}</span>
                <small className={shrinkings[file.id] && styles.shrinking}>
                  {shrinkings[file.id] || formatSize(file.size)}
                </small>
                <small className={styles.done}>已上传</small>
                <IconButton
                  label={`删除 ${file.name}`}
                  onClick={andFocus(() => {
                    change(files.filter(({ id }) => id !== file.id));
                    void upload.remove(file.id);
                  })}
                >
                  <CloseIcon size={16} />
                </IconButton>
              </li>
            ))}
            {uploads.map((one) => (
              <UploadRow
                key={one.key}
                upload={one}
                onRetry={andFocus(() => retry(one))}
                onReplace={() => input.current?.click()}
                onCancel={andFocus(() => {
                  cancel(one);
                  // What the form said of it is over.
                  change(latest.current);
                })}
              />
            ))}
          </ul>
          <p role="status" className={styles.status}>
            {status}
          </p>
        </>
      )}
    </FormField>
  );
}

function listEndings(accept: string): string[] {
  return accept.split(',').map((ending) => ending.replace('.', ''));
}

/** Whether a file is called as those that are taken: what it is the server says, but only once it is there. */
function hasEnding(fileName: string, accept: string): boolean {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return listEndings(accept).includes(ending === 'jpeg' ? 'jpg' : ending);
}

function describeHint(hint: string, accept: string): string {
  return accept.includes('.jpg') ? `${hint}，超过 4 MB 的图片自动压缩` : hint;
}
