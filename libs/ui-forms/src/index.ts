// Forms: what they hold, how they are shown and sent.
export { defineForm } from './definition/define-form';
export type {
  DrawnField,
  FieldControl,
  FieldDefinition,
  FormDefinition,
  FormFields,
  FormRequest,
  FormRules,
  FormValues,
} from './definition/define-form';
export { applicantFields, toApplicantStart, usageFields } from './definition/applicant-fields';
export * as field from './definition/field';
export type {
  Choice,
  ChoiceControl,
  ConsentControl,
  FilesControl,
  ProseControl,
  TextControl,
} from './definition/controls';
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
export { DefinedFields } from './form/defined-fields';
export type { DefinedFieldsProps, FieldControls } from './form/defined-fields';
export { DraftNotice, Form, FormActions } from './form/form';
export { FormWarning } from './form/form-warning';
export type { DraftNoticeProps, FormActionsProps, FormProps, ShownForm } from './form/form';
export type { FormWarningProps } from './form/form-warning';
export { useCountdown } from './form/use-countdown';
export type { Countdown } from './form/use-countdown';
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
export { FormGrid } from './fields/form-grid';
export { PasswordField } from './fields/password-field';
export { SelectField } from './fields/select-field';
export type { SelectFieldProps } from './fields/select-field';
export { FixedField } from './fields/fixed-field';
export { TextAreaField } from './fields/text-area-field';
export type { TextAreaFieldProps } from './fields/text-area-field';
export { TextField } from './fields/text-field';
export type { TextFieldProps } from './fields/text-field';

export { FileField } from './uploads/file-field';
export type { FileFieldProps } from './uploads/file-field';
export { UploadRow } from './uploads/upload-row';
export type { UploadRowProps } from './uploads/upload-row';
export { useUploads } from './uploads/use-uploads';
export type { Upload, UploadCalls, UploadFailure, UploadWatch } from './uploads/use-uploads';
