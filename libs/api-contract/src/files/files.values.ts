/** Largest upload in bytes: 10 MB, where its purpose has no limit of its own. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** Largest attachment of a work order in bytes: 20 MB (design: account area). */
export const WORK_ORDER_UPLOAD_LIMIT = 20 * 1024 * 1024;

/**
 * What an upload is for: the value of the `view-func-unit` header (spec §7). It decides which types are taken.
 */
export const FILE_UNITS = {
  attachment: ['jpg', 'png', 'bmp', 'pdf'],
  resume: ['pdf', 'doc', 'docx'],
  qualification: ['jpg', 'png', 'bmp', 'pdf'],
  workorder: ['jpg', 'png', 'bmp', 'pdf'],
  identification: ['jpg', 'png', 'bmp'],
  avatar: ['jpg', 'png'],
  community: ['jpg', 'png', 'pdf'],
} as const;
