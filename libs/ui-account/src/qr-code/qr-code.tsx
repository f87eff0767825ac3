import { Skeleton } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';
import styles from './qr-code.module.css';

const QrPicture = lazy(() => import('./qr-picture').then((module) => ({ default: module.QrPicture })));

/** Props of `QrCode`. */
export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Whether it is of no use any more. */
  readonly isDimmed?: boolean;
}

/** A code that a telephone scans; its drawing is loaded when one is shown. */
export function QrCode({ text, label, isDimmed = false }: QrCodeProps) {
  return (
    <div className={styles.code} role="img" aria-label={label} data-dimmed={isDimmed || undefined}>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Skeleton height={180} />
          </div>
        }
      >
        <QrPicture text={text} />
      </Suspense>
    </div>
  );
}
