import type { StoredFile } from '@portal/api-contract';
import { FileField, type FileFieldProps } from '../uploads/file-field';
import type { FilesControl, Shown } from './controls';
import type { DrawnField } from './define-form';

/** Files that were stored; sent as their ids. `missing` is said where one is needed. */
export function files({
  missing = '',
  isKept = true,
  ...control
}: Shown<FilesControl> & { missing?: string }): DrawnField<
  readonly StoredFile[],
  string[],
  FilesControl,
  Pick<FileFieldProps, 'upload'>
> {
  return {
    initial: [],
    findError: (value) => (value.length > 0 ? '' : missing),
    toSent: (value) => value.map(({ id }) => id),
    isValue: (kept): kept is readonly StoredFile[] => Array.isArray(kept) && kept.every(isStoredFile),
    isKept,
    control: { ...control, isRequired: missing !== '' },
    component: FileField,
  };
}

function isStoredFile(kept: unknown): kept is StoredFile {
  const { id, name, size } = (kept ?? {}) as Partial<StoredFile>;
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number';
}
