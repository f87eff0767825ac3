import type { ApplicationReceipt } from '@portal/api-contract';
import { toFormOutcome, useCaptchaCalls, useFormDraft } from '@portal/data-access-api/forms';
import { type FormRules, useForm } from '@portal/ui-content/form';
import { useState } from 'react';
import type { ContactValues } from './contact-fields';

/** Options of `useRequestForm`. */
export interface RequestFormOptions<Values extends ContactValues> {
  /** Names the draft: what is typed stays until it is sent. */
  readonly draftName: string;
  readonly account: string;
  /** Values the form starts with where there is no draft. */
  readonly initial: Values;
  readonly rules: FormRules<Values>;
  readonly send: (
    values: Values,
    idempotencyKey: string,
  ) => Promise<{ readonly data?: ApplicationReceipt; readonly error?: unknown }>;
}

const ONCE = { captchaTicket: '', consent: false };

/** State of a request about an item: a consent is given anew, and a captcha ticket counts once. */
export function useRequestForm<Values extends ContactValues>(options: RequestFormOptions<Values>) {
  const { draftName, account, initial, rules, send } = options;
  const { draft, saveDraft, clearDraft } = useFormDraft<Partial<Values>>(draftName, account);
  const captcha = useCaptchaCalls('consult');
  const [round, setRound] = useState(0);
  const form = useForm<Values, ApplicationReceipt>({
    initial: { ...initial, ...draft, ...ONCE },
    rules,
    onChange: (values) => saveDraft({ ...values, ...ONCE }),
    send: async (values, idempotencyKey) => {
      const outcome = toFormOutcome(await send(values, idempotencyKey));
      if ('receipt' in outcome) clearDraft();
      return outcome;
    },
    onRefused: () => {
      form.change('captchaTicket', '' as Values['captchaTicket']);
      setRound(round + 1);
    },
  });
  return { ...form, captcha, round, isRestored: Boolean(draft) };
}
