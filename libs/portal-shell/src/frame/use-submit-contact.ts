import { NETWORK_FAILURE_MESSAGE, useAppDispatch } from '@portal/data-access-api';
import type { SubmitResult, ToolboxProps } from '@portal/ui-layout';
import type { ContactFormProps } from '@portal/ui-layout/contact-form';
import type { contactApi } from './contact-calls';

type ContactCalls = (typeof contactApi)['endpoints'];

/** Sends the two contact forms. */
export function useSubmitContact(): Pick<ContactFormProps, 'onContact'> & Pick<ToolboxProps, 'onConsult'> {
  const dispatch = useAppDispatch();
  return {
    onContact: (body, idempotencyKey) =>
      send(({ addContact }) => dispatch(addContact.initiate({ body, idempotencyKey }))),
    onConsult: (body, idempotencyKey) =>
      send(({ addConsult }) => dispatch(addConsult.initiate({ body, idempotencyKey }))),
  };
}

async function send(call: (calls: ContactCalls) => PromiseLike<SubmitResult>): Promise<SubmitResult> {
  // Most visitors send nothing, so the calls come with the first one.
  const module = await import('./contact-calls').catch(() => undefined);
  if (module === undefined) return { error: { kind: 'network', msg: NETWORK_FAILURE_MESSAGE } };
  return call(module.contactApi.endpoints);
}
