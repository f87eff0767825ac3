import type { DataProtection } from '../../platform/security/data-protection';
import type { ApplicationRow } from './applications.tables';

/** A form as it was filled in, with the telephone opened. */
export type ApplicationForm = Record<string, string | number | boolean | string[]>;

/** Seals the form of an application. */
export function sealForm(protection: DataProtection, id: string, form: object): string {
  return protection.encrypt(JSON.stringify(form), placeOf(id));
}

/** Opens the form of an application. */
export function openForm(
  protection: DataProtection,
  { id, formEncrypted }: Pick<ApplicationRow, 'id' | 'formEncrypted'>,
): ApplicationForm {
  return JSON.parse(protection.decrypt(formEncrypted, placeOf(id))) as ApplicationForm;
}

/** Ids of the files a form came with: evidence, or a résumé. */
export function listFormFiles({ fileIds = [], resumeFileId = [] }: ApplicationForm): string[] {
  return [fileIds, resumeFileId].flat().filter((id) => typeof id === 'string');
}

function placeOf(id: string): string {
  return `application.form:${id}`;
}
