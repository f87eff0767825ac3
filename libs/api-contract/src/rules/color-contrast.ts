/** Contrast that text needs (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** Whether text of a color (`#rrggbb`) can be read on white, and white text on it; so it can where none is given. */
export function isReadableOnWhite(color: string): boolean {
  return color === '' || 1.05 / (toLuminance(color) + 0.05) >= MIN_CONTRAST;
}

/** Relative luminance of a color, 0 to 1 (WCAG 2.2). */
function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
