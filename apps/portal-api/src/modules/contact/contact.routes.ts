import { addConsult, addContact } from '@portal/api-contract';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { checkTelephone } from '../../platform/telephone/telephone-field';
import type { CaptchaService } from '../verification/captcha.service';
import { type ContactServiceOptions, createContactService } from './contact.service';

const FORM_LIMITS = [
  { max: 5, seconds: 60 },
  { max: 30, seconds: 86_400 },
];

/** Calls of the forms that visitors send. */
export function createContactRoutes(
  options: ContactServiceOptions & { readonly captcha: CaptchaService },
): Implementation[] {
  const { captcha } = options;
  const contact = createContactService(options);
  const serving: ServingOptions = {
    successMsg: '提交成功',
    bodyLimit: 16_384,
    rateWindows: FORM_LIMITS,
    checkFields: ({ telephone }) => checkTelephone(telephone, options.telephones),
  };
  return [
    implement(addContact, (request, context) => contact.createContactRequest(request, context), {
      ...serving,
    }),
    implement(
      addConsult,
      (request, context) =>
        contact.createConsultation(
          request,
          context,
          captcha.proveOnce('consult', request.captchaTicket, context.cookies),
        ),
      serving,
    ),
  ];
}
