import { AccountDialog } from '../frame/account-dialog';
import styles from './picture-dialog.module.css';
import type { FilePreview } from './use-record-file';

/** Props of `PictureDialog`. */
export interface PictureDialogProps {
  readonly preview: FilePreview | null;
  readonly onClose: () => void;
}

const WIDTH = 1000;

/** A picture of a record in its full size, as far as the window has room. */
export function PictureDialog({ preview, onClose }: PictureDialogProps) {
  return (
    <AccountDialog title={preview?.name ?? '图片'} isOpen={preview !== null} onClose={onClose} width={WIDTH}>
      {preview && <img className={styles.picture} src={preview.url} alt={preview.name} />}
    </AccountDialog>
  );
}
