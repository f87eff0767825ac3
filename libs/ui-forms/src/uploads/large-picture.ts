const MEGABYTE = 1024 * 1024;

/** Pictures above this are made smaller before they are sent (conventions §0), in bytes. */
export const LARGE_PICTURE = 4 * MEGABYTE;

/** What is above this is no photograph or scan, and a telephone may not have the memory for it; in bytes. */
const LARGEST_PICTURE = 100 * MEGABYTE;

/** Whether a file is a picture that is made smaller before it is sent, told by its name: the server looks into it. */
export function isLargePicture({ name, size }: File): boolean {
  return size > LARGE_PICTURE && size <= LARGEST_PICTURE && isPicture(name);
}

/** Whether a name is that of a picture. */
export function isPicture(name: string): boolean {
  return /\.(jpe?g|png|bmp)$/i.test(name);
}
