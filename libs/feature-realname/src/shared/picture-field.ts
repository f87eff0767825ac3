import type { StoredFile } from '@portal/api-contract';
import { field } from '@portal/ui-forms';

/** A picture of a document; sent as its id, or not at all. Whether one is needed is said by the form's rules. */
export function pictureField({ label }: { readonly label: string }) {
  return {
    ...field.files({
      label,
      hint: 'JPG、PNG 或 BMP，不超过 10 MB',
      accept: '.jpg,.jpeg,.png,.bmp',
      max: 1,
    }),
    toSent: ([file]: readonly StoredFile[]): string | undefined => file?.id,
  };
}
