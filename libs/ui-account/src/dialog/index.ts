// Dialogs: loaded with the pages that open one, for they bring antd's along.
export { AccountDialog } from './account-dialog';
export type { AccountDialogProps } from './account-dialog';
export { PictureDialog } from './picture-dialog';
export type { FilePreview, PictureDialogProps } from './picture-dialog';
export { SubjectDialog } from './subject-dialog';
export type { SubjectDialogProps } from './subject-dialog';
