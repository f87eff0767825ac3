import { encodeQr } from './encode-qr';
import styles from './qr-code.module.css';

/** Props of `QrPicture`. */
export interface QrPictureProps {
  readonly text: string;
}

/** The squares of a code, which say nothing to those who do not see them. */
export function QrPicture({ text }: QrPictureProps) {
  const { size, path } = encodeQr(text);
  return (
    <svg className={styles.squares} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} />
    </svg>
  );
}
