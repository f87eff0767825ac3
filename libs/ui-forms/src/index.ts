// Forms: what they hold, how they are shown and sent.
export { defineForm } from './form/define-form';
export type {
  FieldControl,
  FieldDefinition,
  FormDefinition,
  FormFields,
  FormRequest,
  FormRules,
  FormValues,
} from './form/define-form';
export { applicantFields, toApplicantStart, usageFields } from './form/applicant-fields';
export * as field from './form/field';
export type { Choice, ChoiceControl, ConsentControl, FilesControl, ProseControl, TextControl } from './form/field';
export type { BoundField } from './form/bound-field';
export { useForm } from './form/use-form';
export type { FormErrors, FormOptions, FormState } from './form/use-form';
export type { FormDraft } from './form/form-edits';
export { useWizard } from './form/use-wizard';
export type { Wizard, WizardStep } from './form/use-wizard';
export { useSubmission } from './form/use-submission';
export type { Submission, SubmissionOutcome } from './form/use-submission';
export { toSubmissionError } from './form/submission-error';
export type { CallResult, SubmissionError } from './form/submission-error';
export { DraftNotice, Form, FormActions, FormWarning } from './form/form';
export type { DraftNoticeProps, FormActionsProps, FormProps, FormWarningProps, ShownForm } from './form/form';
export { SuccessPanel } from './form/success-panel';
export type { SuccessPanelProps } from './form/success-panel';

export { CaptchaField } from './fields/captcha-field';
export type { CaptchaFieldProps } from './fields/captcha-field';
export { CheckBoxField } from './fields/check-box-field';
export type { CheckBoxFieldProps } from './fields/check-box-field';
export { CheckBoxes } from './fields/check-boxes';
export type { CheckBoxesProps } from './fields/check-boxes';
export { ChoiceCards } from './fields/choice-cards';
export type { ChoiceCardsProps } from './fields/choice-cards';
export { AgreementField, ConsentField } from './fields/consent-field';
export type { AgreementFieldProps, ConsentFieldProps } from './fields/consent-field';
export { FieldMessage, FormField } from './fields/form-field';
export type { ControlProps, FieldMessageProps, FormFieldProps } from './fields/form-field';
export { FormGrid, WideField } from './fields/form-grid';
export { PasswordField } from './fields/password-field';
export { SelectField } from './fields/select-field';
export type { SelectFieldProps } from './fields/select-field';
export { FixedField, TextAreaField, TextField } from './fields/text-field';
export type { TextAreaFieldProps, TextFieldProps } from './fields/text-field';

export { FileField } from './uploads/file-field';
export type { FileFieldProps } from './uploads/file-field';
export { formatSize } from './uploads/format-size';
export { UploadRow } from './uploads/upload-row';
export type { UploadRowProps } from './uploads/upload-row';
export { useUploads } from './uploads/use-uploads';
export type { Upload, UploadCalls, UploadFailure, UploadWatch } from './uploads/use-uploads';
