// A file of its own, so that the dialog is loaded with the first look at a picture.
export { PictureDialog } from '@portal/ui-account/dialog';
