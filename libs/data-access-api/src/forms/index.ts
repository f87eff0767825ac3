// What the forms of the public site send: loaded with the page that has one.
export * from '../endpoints/forms.endpoints';
export * from '../endpoints/identity-guests.endpoints';
export { contactApi } from '../endpoints/contact.endpoints';
export { verificationApi } from '../endpoints/verification.endpoints';
export { useFormDraft } from '../session/form-draft';
export { createCaptchaCalls, useCaptchaCalls, useUpload } from './form-calls';
export { useVisitor } from './use-visitor';
export type { Visitor } from './use-visitor';
export type { CaptchaCalls, UploadCalls, UploadFailure, UploadWatch } from './form-calls';
export { accountsApi, useGetUserProfileQuery } from '../endpoints/accounts.endpoints';
export { certificationApi } from '../endpoints/certification.endpoints';
export { invoiceTitleListApi } from '../endpoints/invoice-title-list.endpoints';
export { trialStateApi, useGetTrialStateQuery } from '../endpoints/trial-state.endpoints';
