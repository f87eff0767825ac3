/** What became of sharing: a reader who closes the sheet has changed their mind. */
export type ShareOutcome = 'shared' | 'left' | 'failed';

/** What is shared beside the picture. */
export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** Opens the system's own sheet; with the picture where it takes files. */
export type SystemShare = (link: SharedLink, picture: HTMLCanvasElement | undefined) => Promise<ShareOutcome>;

/** The system's own way to share; `undefined` where there is none, and with a mouse, where sheets have little to offer. */
export function findSystemShare(): SystemShare | undefined {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  return isTouched && typeof navigator.share === 'function' ? share : undefined;
}

async function share(link: SharedLink, picture: HTMLCanvasElement | undefined): Promise<ShareOutcome> {
  try {
    const blob = picture && (await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png')));
    const files = blob ? [new File([blob], `${link.title}.png`, { type: blob.type })] : [];
    const hasFiles = files.length > 0 && navigator.canShare?.({ files });
    await navigator.share({ ...link, ...(hasFiles && { files }) });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}
