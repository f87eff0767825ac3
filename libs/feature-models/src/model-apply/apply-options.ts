/** Types of files that may go with the form. */
export const FILE_ACCEPT = '.jpg,.jpeg,.png,.bmp,.pdf';

/** Value of `purpose` in the address that asks for a trial. */
export const TRIAL = 'trial';
