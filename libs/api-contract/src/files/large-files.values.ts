/** Largest file of a material or a video in bytes: 200 MB (design: community). */
export const LARGE_UPLOAD_LIMIT = 200 * 1024 * 1024;

/** A large file is kept, and its checksum made, in pieces of so many bytes; only the last may be shorter. */
export const FILE_PIECE_BYTES = 1024 * 1024;

/** Types of large files: documents and archives of materials, videos and their captions. */
export const LARGE_FILE_TYPES = ['pdf', 'doc', 'docx', 'pptx', 'xls', 'xlsx', 'zip', 'mp4', 'vtt'] as const;

/** Type of a large file. */
export type LargeFileType = (typeof LARGE_FILE_TYPES)[number];
