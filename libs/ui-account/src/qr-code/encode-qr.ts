import { Ecc, QrCode } from '@rc-component/qrcode/lib/libs/qrcodegen.js';

/** The squares of a code, one unit each. */
export interface QrSquares {
  /** How many stand side by side. */
  readonly size: number;
  /** The dark ones as the path of an SVG, or of a `Path2D`. */
  readonly path: string;
}

/** Encodes a text for telephones; a seventh of the code may be unreadable. Whoever draws it leaves four squares around it free. */
export function encodeQr(text: string): QrSquares {
  const code = QrCode.encodeText(text, Ecc.MEDIUM);
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (x < code.size && code.getModule(x, y)) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
    }
  }
  return { size: code.size, path: runs.join('') };
}
