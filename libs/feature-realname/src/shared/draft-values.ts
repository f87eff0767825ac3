import type { StoredFile } from '@portal/api-contract';
import type { IdentificationDraft } from '@portal/api-contract/account';

/** What a draft holds of a form, by the names of the calls that submit it. */
export type DraftContent = Pick<IdentificationDraft, 'fields' | 'pictures'>;

const FILE_FIELD = /^(\w+)FileId$/;

/** Values of a form out of a draft; a picture is shown as one that was stored. */
export function toFormValues({ fields, pictures }: DraftContent): object {
  const files = Object.entries(pictures).map(([kind, id]) => [`${kind}FileId`, [{ ...STORED, id }]]);
  return { ...fields, ...Object.fromEntries(files) };
}

/** What a draft keeps of the values of a form: its texts and its pictures. */
export function toDraftContent(values: object): DraftContent {
  const [fields, pictures]: Record<string, string>[] = [{}, {}];
  for (const [name, value] of Object.entries(values)) {
    const kind = FILE_FIELD.exec(name)?.[1];
    if (kind && Array.isArray(value)) {
      const [file] = value as readonly StoredFile[];
      if (file && pictures) pictures[kind] = file.id;
    } else if (typeof value === 'string' && fields) fields[name] = value;
  }
  return { fields, pictures } as DraftContent;
}

/** Of a picture that was stored before, no more is known than that it is there. */
const STORED: Omit<StoredFile, 'id'> = { name: '已上传的照片', size: 0, type: 'jpg' };
