// Parts of forms: loaded with the pages that have one.
export { CaptchaField } from './captcha-field';
export type { CaptchaFieldProps } from './captcha-field';
export { ConsentField } from './consent-field';
export type { ConsentFieldProps } from './consent-field';
export { DraftNotice } from './draft-notice';
export { EmailField, SelectField, TelephoneField, TextAreaField, TextField } from './fields';
export type { SelectFieldProps, TextAreaFieldProps, TextFieldProps } from './fields';
export { FileField } from './file-field';
export type { FileFieldProps } from './file-field';
export { formatSize } from './format-size';
export { FormField } from './form-field';
export type { ControlProps, FormFieldProps } from './form-field';
export { FormFoot } from './form-foot';
export type { FormFootProps } from './form-foot';
export { FormGrid, WideField } from './form-grid';
export {
  checkConsent,
  checkEmail,
  checkMobile,
  normalizeText,
  requireChoice,
  requireLength,
  requireText,
  toMobile,
} from './rules';
export { SuccessPanel } from './success-panel';
export type { SuccessPanelProps } from './success-panel';
export { UploadRow } from './upload-row';
export type { UploadRowProps } from './upload-row';
export { createIdempotencyKey, useForm } from './use-form';
export type { BoundField, FormOptions, FormRules, SendOutcome } from './use-form';
export { useUploads } from './use-uploads';
export type { Upload, UploadCalls, UploadFailure, UploadWatch } from './use-uploads';
