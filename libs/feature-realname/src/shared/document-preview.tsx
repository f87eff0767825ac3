import { useEffect, useRef, useState } from 'react';
import styles from './document-field.module.css';

/** Props of `DocumentPreview`. */
export interface DocumentPreviewProps {
  /** As it was sent; absent after a reload, as no picture is kept in the browser. */
  readonly file: File | undefined;
  readonly name: string;
}

const MARK = '仅用于实名认证';
const WIDTH = 640;

/** A picture of a document as its owner sees it again: with a mark across it, so that a copy of the screen says what for. */
export function DocumentPreview({ file, name }: DocumentPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();
  const isDrawn = file !== undefined && drawn === file;
  useEffect(() => {
    let isCurrent = true;
    void draw(canvas.current, file).then((done) => isCurrent && setDrawn(done ? file : undefined));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    <span className={styles.preview}>
      <canvas ref={canvas} hidden={!isDrawn} role="img" aria-label={`${name}，${MARK}`} />
      {!isDrawn && <span className={styles.unseen}>已加密保存</span>}
    </span>
  );
}

async function draw(canvas: HTMLCanvasElement | null, file: File | undefined): Promise<boolean> {
  if (!canvas || !file) return false;
  try {
    const picture = await createImageBitmap(file);
    const context = canvas.getContext('2d');
    if (!context) return false;
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * picture.height) / picture.width);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    mark(context, canvas);
    return true;
  } catch {
    // What this browser cannot read is shown by its name alone.
    return false;
  }
}

function mark(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  context.font = '600 28px sans-serif';
  context.fillStyle = 'rgb(255 255 255 / 70%)';
  context.strokeStyle = 'rgb(0 0 0 / 35%)';
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 8);
  for (let y = -height; y < height; y += 110)
    for (let x = -width; x < width; x += 260) {
      context.strokeText(MARK, x, y);
      context.fillText(MARK, x, y);
    }
}
