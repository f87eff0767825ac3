import type { ConsultRequest, ContactRequest } from '@portal/api-contract';
import { api, type ApiError, useAppDispatch } from '@portal/data-access-api';
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
    if (attempt.current.content !== content) attempt.current = { content, idempotencyKey: createKey() };
    return attempt.current.idempotencyKey;
  }

  return {
    async submitContact(body: ContactRequest): Promise<SubmitResult> {
      const action = api.endpoints.addContact.initiate({ body, idempotencyKey: keyOf(body) });
      return toSubmitResult(await dispatch(action));
    },
    async submitConsult(body: ConsultRequest): Promise<SubmitResult> {
      const action = api.endpoints.addConsult.initiate({ body, idempotencyKey: keyOf(body) });
      return toSubmitResult(await dispatch(action));
    },
  };
}

function toSubmitResult({ error }: { readonly error?: unknown }): SubmitResult {
  if (!error) return { isSuccess: true };
  const { kind, msg, message, fieldErrors } = error as ApiError;
  return { isSuccess: false, msg: msg || message, fieldErrors, isUnanswered: kind === 'network' };
}

function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
