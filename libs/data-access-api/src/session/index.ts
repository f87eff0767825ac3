// What only users with a session need, and the forms that ask for a captcha: loaded with the page or the gesture.
export { accountsApi, useGetUserProfileQuery, useUpdateUserProfileMutation } from '../endpoints/accounts.endpoints';
export { sessionApi } from '../endpoints/session.endpoints';
export { sharingApi } from '../endpoints/sharing.endpoints';
export { verificationApi } from '../endpoints/verification.endpoints';
export { visitApi } from '../endpoints/visit.endpoints';
export { goToLogin } from './go-to-login';
export { useFormDraft } from './form-draft';
export type { FormDraft } from './form-draft';
export { clearBegunLogin, hasBegunLogin, noteLogin } from './begun-login';
