import type { StoredFile } from '@portal/api-contract';
import {
  type BoundField,
  type FilesControl,
  FormField,
  UploadRow,
  type UploadCalls,
  useUploads,
} from '@portal/ui-forms';
import { Button, VisuallyHidden } from '@portal/ui-kit';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './document-field.module.css';
import { DocumentPreview } from './document-preview';

/** Props of `DocumentField`. */
export interface DocumentFieldProps {
  readonly field: BoundField<readonly StoredFile[], FilesControl>;
  readonly upload: UploadCalls;
  readonly label?: string;
  readonly isRequired?: boolean;
  /** What to take care of, or what has become of the picture. */
  readonly hint?: ReactNode;
  /** A picture was stored. */
  readonly onStored?: (file: StoredFile) => void;
}

const MEGABYTE = 1024 * 1024;

/**
 * A picture of a document: chosen, or taken with a telephone's camera, stored at once and shown with a mark across it.
 * While it is on its way or was not taken, the form is not sent.
 */
export function DocumentField({ field, upload, onStored, ...shown }: DocumentFieldProps) {
  const { name, value, error, onChange } = field;
  const { label, isRequired, hint, accept, maxSize = 10 } = { ...field.control, ...shown };
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const [picture, setPicture] = useState<File>();
  const { uploads, status, add, retry, cancel } = useUploads(
    upload,
    (file, sent) => {
      setPicture(sent.file);
      onChange([file]);
      onStored?.(file);
    },
    maxSize * MEGABYTE,
  );
  const [stored] = value;
  const isWaiting = uploads.length > 0;
  useEffect(() => {
    input.current?.setCustomValidity(isWaiting ? '请等待照片上传完成，或取消、删除未上传的照片' : '');
  }, [isWaiting]);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const isTooLarge = file.size > 2 * maxSize * MEGABYTE;
    setProblem(isTooLarge ? `照片过大，请压缩到 ${maxSize} MB 以内` : '');
    if (isTooLarge) return;
    uploads.forEach(cancel);
    add(file);
  }

  // The button that was pressed is gone.
  const andFocus = (act: () => void) => () => {
    act();
    area.current?.focus();
  };

  return (
    <FormField label={label} isRequired={isRequired} error={problem || error} hint={hint}>
      {(control) => (
        <>
          <div ref={area} tabIndex={-1} className={styles.area} data-invalid={control['aria-invalid'] || undefined}>
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              className={styles.input}
              required={false}
              aria-required={isRequired}
              onChange={take}
            />
            {stored ? <DocumentPreview file={picture} name={stored.name} /> : <Invitation />}
          </div>
          <label className={styles.camera}>
            拍照
            <input
              type="file"
              accept="image/jpeg,image/png"
              capture="environment"
              className={styles.input}
              aria-label={`拍照上传${label}`}
              onChange={take}
            />
          </label>
          {stored && !isWaiting && (
            <p className={styles.stored}>
              <span>{stored.name} 已上传</span>
              <Button variant="plain" onClick={() => input.current?.click()}>
                重新选择
              </Button>
              <Button
                variant="plain"
                onClick={andFocus(() => {
                  setPicture(undefined);
                  onChange([]);
                  void upload.remove(stored.id);
                })}
              >
                删除
              </Button>
            </p>
          )}
          <ul className={styles.uploads} aria-label={`${label}：上传中`}>
            {uploads.map((one) => (
              <UploadRow
                key={one.key}
                upload={one}
                onRetry={andFocus(() => retry(one))}
                onReplace={() => input.current?.click()}
                onCancel={andFocus(() => cancel(one))}
              />
            ))}
          </ul>
          <VisuallyHidden as="p" role="status">
            {status}
          </VisuallyHidden>
        </>
      )}
    </FormField>
  );
}

function Invitation() {
  return (
    <span className={styles.invitation} aria-hidden="true">
      <svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.6">
        <rect x="5" y="10" width="30" height="22" rx="3" />
        <path d="M14 10l2.5-4h7L26 10" />
        <circle cx="20" cy="21" r="6.5" />
      </svg>
      <strong>点击选择照片</strong>
      <small>四角完整、文字清晰、无反光</small>
    </span>
  );
}
