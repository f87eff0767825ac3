import type { StoredFile } from '@portal/api-contract';
import type { IdentificationDraft } from '@portal/api-contract/account';

/** What a draft holds of a form, by the names of the calls that submit it. */
export type DraftContent = Pick<IdentificationDraft, 'fields' | 'pictures'>;

const FILE_FIELD = /^(\w+)FileId$/;
const FLAG_FIELD = /^is[A-Z]/;

/** A draft holds texts alone: that of a flag that is set. */
const SET = 'true';

/** Values of a form out of a draft; a picture is shown as one that was stored. */
export function toFormValues({ fields, pictures }: DraftContent): object {
  const files = Object.entries(pictures).map(([kind, id]) => [`${kind}FileId`, [{ ...STORED, id }]]);
  const values = Object.entries(fields).map(([name, text]) => [name, FLAG_FIELD.test(name) ? text === SET : text]);
  return Object.fromEntries([...values, ...files]);
}

/** What a draft keeps of the values of a form: its texts, its flags and its pictures. */
export function toDraftContent(values: object): DraftContent {
  const [fields, pictures]: Record<string, string>[] = [{}, {}];
  for (const [name, value] of Object.entries(values)) {
    const kind = FILE_FIELD.exec(name)?.[1];
    if (kind && Array.isArray(value)) {
      const [file] = value as readonly StoredFile[];
      if (file && pictures) pictures[kind] = file.id;
    } else if (typeof value === 'string' && fields) fields[name] = value;
    else if (value === true && fields) fields[name] = SET;
  }
  return { fields, pictures } as DraftContent;
}

/** Of a picture that was stored before, no more is known than that it is there. */
const STORED: Omit<StoredFile, 'id'> = { name: '已上传的照片', size: 0, type: 'jpg' };
