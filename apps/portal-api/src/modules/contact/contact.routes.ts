import { addConsult, addContact } from '@portal/api-contract';
import { implement, type ServingOptions } from '../../platform/http/implement';
import { checkTelephone } from '../../platform/telephone/telephone-field';
import type { CaptchaService } from '../verification/captcha.service';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import type { ContactService } from './contact.service';

const FORM_LIMITS = [
  { max: 5, seconds: 60 },
  { max: 30, seconds: 86_400 },
];

export interface ContactRoutesOptions {
  readonly contact: ContactService;
  readonly captcha: CaptchaService;
  readonly telephones: TelephoneOpener;
}

/** The calls of the forms that visitors send. */
export type ContactRoutes = ReturnType<typeof createContactRoutes>;

/** Calls of the forms that visitors send. */
export function createContactRoutes({ contact, captcha, telephones }: ContactRoutesOptions) {
  const serving: ServingOptions = {
    successMsg: '提交成功',
    bodyLimit: 16_384,
    rateWindows: FORM_LIMITS,
    checkFields: ({ telephone }) => checkTelephone(telephone, telephones),
  };
  return {
    contact: implement(addContact, (request, context) => contact.createContactRequest(request, context), serving),
    consult: implement(
      addConsult,
      (request, context) =>
        contact.createConsultation(
          request,
          context,
          captcha.proveOnce('consult', request.captchaTicket, context.cookies),
        ),
      serving,
    ),
  };
}
