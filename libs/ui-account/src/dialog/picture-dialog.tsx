import { AccountDialog } from './account-dialog';
import styles from './picture-dialog.module.css';

/** A picture of a record, ready to be shown. */
export interface FilePreview {
  readonly name: string;
  /** As a data address: the policy of the pages takes no other made in the browser. */
  readonly url: string;
}

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
