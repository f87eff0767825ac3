import type { ConsultRequest, ContactRequest } from '@portal/api-contract';
import { type ApiError, NETWORK_FAILURE_MESSAGE, useAppDispatch } from '@portal/data-access-api';
import { randomKey } from '@portal/ui-kit';
import type { contactApi } from './contact-calls';
import type { SubmitResult } from '@portal/ui-layout';
import { useRef } from 'react';

/**
 * Sends the two contact forms. A form that is sent again unchanged, after an answer got lost, keeps its
 * idempotency key and so reaches the company once.
 */
export function useSubmitContact() {
  const dispatch = useAppDispatch();
  const attempt = useRef({ content: '', idempotencyKey: '' });

  function keyOf(body: object): string {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, idempotencyKey: randomKey() };
    return attempt.current.idempotencyKey;
  }

  return {
    submitContact: (body: ContactRequest): Promise<SubmitResult> =>
      send(({ addContact }) => dispatch(addContact.initiate({ body, idempotencyKey: keyOf(body) }))),
    submitConsult: (body: ConsultRequest): Promise<SubmitResult> =>
      send(({ addConsult }) => dispatch(addConsult.initiate({ body, idempotencyKey: keyOf(body) }))),
  };
}

type ContactCalls = (typeof contactApi)['endpoints'];

async function send(call: (calls: ContactCalls) => Promise<{ readonly error?: unknown }>): Promise<SubmitResult> {
  // Most visitors send nothing, so the calls come with the first one.
  const module = await import('./contact-calls').catch(() => undefined);
  if (module === undefined)
    return { isSuccess: false, msg: NETWORK_FAILURE_MESSAGE, fieldErrors: [], isUnanswered: true };
  return toSubmitResult(await call(module.contactApi.endpoints));
}

function toSubmitResult({ error }: { readonly error?: unknown }): SubmitResult {
  if (!error) return { isSuccess: true };
  const { kind, msg, message, fieldErrors } = error as ApiError;
  return { isSuccess: false, msg: msg || message, fieldErrors, isUnanswered: kind === 'network' };
}
