import { type ApplicationReceipt, MODEL_PURPOSES, type ModelRequest, type UserProfile } from '@portal/api-contract';
import { toFormOutcome, useApplyForModelMutation, useFormDraft } from '@portal/data-access-api/forms';
import { type FormRules, normalizeText, useForm } from '@portal/ui-content/form';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { APPLY_RULES, type ApplyValues } from './apply-form.rules';
import { TRIAL } from './apply-options';

const EMPTY = {
  scene: '',
  industry: '',
  companySize: '',
  telephone: '',
  email: '',
  startsOn: '',
  fileIds: [],
};

/** State of the application for a model: what is typed stays until it is sent, and every captcha ticket is used once. */
export function useApplyForm(modelId: string, { account, nickname, company }: UserProfile) {
  const { draft, saveDraft, clearDraft } = useFormDraft<ApplyValues>(`model-apply-${modelId}`, account);
  const [params] = useSearchParams();
  const [use, trial] = MODEL_PURPOSES;
  const [apply] = useApplyForModelMutation();
  const [round, setRound] = useState(0);
  const [isOpenAlready, setIsOpenAlready] = useState(false);
  const ticket = useRef({ sent: '', spent: '' });
  const rules: FormRules<ApplyValues> = {
    ...APPLY_RULES,
    captchaTicket: (value, values) =>
      APPLY_RULES.captchaTicket?.(value === ticket.current.spent ? '' : value, values) ?? '',
  };
  const form = useForm<ApplyValues, ApplicationReceipt>({
    initial: {
      ...{ ...EMPTY, contactName: nickname, companyName: company, ...draft, consent: false, captchaTicket: '' },
      // The link that was followed last says what is wanted now, whatever an earlier draft said.
      purpose: params.get('purpose') === TRIAL ? trial : (draft?.purpose ?? use),
    },
    rules,
    onChange: (values) => saveDraft({ ...values, consent: false, captchaTicket: '' }),
    onRefused: () => {
      ticket.current.spent = ticket.current.sent;
      setRound((count) => count + 1);
    },
    send: async (values, idempotencyKey) => {
      ticket.current.sent = values.captchaTicket;
      setIsOpenAlready(false);
      const result = await apply({ body: toBody(modelId, values), idempotencyKey });
      setIsOpenAlready((result.error as { readonly code?: string } | undefined)?.code === '409');
      const outcome = toFormOutcome(result);
      if ('receipt' in outcome) clearDraft();
      return outcome;
    },
  });
  return { ...form, round, isOpenAlready };
}

function toBody(modelId: string, values: ApplyValues): ModelRequest {
  return {
    modelId,
    // The controls offer nothing else; the server checks again.
    purpose: values.purpose as ModelRequest['purpose'],
    scene: values.scene.trim(),
    companyName: normalizeText(values.companyName),
    industry: values.industry as ModelRequest['industry'],
    companySize: values.companySize as ModelRequest['companySize'],
    contactName: normalizeText(values.contactName),
    telephone: normalizeText(values.telephone),
    email: normalizeText(values.email),
    startsOn: values.startsOn,
    fileIds: values.fileIds.map(({ id }) => id),
    consent: true,
    captchaTicket: values.captchaTicket,
  };
}
