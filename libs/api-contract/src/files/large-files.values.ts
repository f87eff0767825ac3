/** Largest file of a material or a video in bytes: 200 MB (design: community). */
export const LARGE_UPLOAD_LIMIT = 200 * 1024 * 1024;

/** A large file is kept, and its checksum made, in pieces of so many bytes; only the last may be shorter. */
export const FILE_PIECE_BYTES = 1024 * 1024;

/** Types of the files of items by their part: what is downloaded, played, read beside it, and shown for it. */
export const CONTENT_FILE_TYPES = {
  material: ['pdf', 'doc', 'docx', 'pptx', 'xls', 'xlsx', 'zip', 'jpg', 'png'],
  video: ['mp4'],
  captions: ['vtt'],
  cover: ['jpg', 'png'],
} as const;

/** Types of large files: documents, pictures and archives of materials, videos and their captions. */
export const LARGE_FILE_TYPES = [
  ...CONTENT_FILE_TYPES.material,
  ...CONTENT_FILE_TYPES.video,
  ...CONTENT_FILE_TYPES.captions,
] as const;

/** Type of a large file. */
export type LargeFileType = (typeof LARGE_FILE_TYPES)[number];
