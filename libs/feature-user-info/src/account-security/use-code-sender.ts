import type { EndpointInput, sendCode } from '@portal/api-contract';
import { useCaptchaCalls, useSendCodeMutation } from '@portal/data-access-api/account';
import { useCountdown, useSubmission } from '@portal/ui-forms';
import { useState } from 'react';

/** What a code is asked for, but for the captcha. */
export type CodeTarget = Omit<EndpointInput<typeof sendCode>, 'captchaTicket'>;

/** Sends codes: every one needs a captcha of its own, and a pause after the one before. */
export function useCodeSender() {
  const captcha = useCaptchaCalls('security');
  const [send] = useSendCodeMutation();
  const { isSending, receipt, submit } = useSubmission<{ readonly resendIn: number }>();
  const { secondsLeft, start } = useCountdown();
  const [ticket, setTicket] = useState('');
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');

  function takeTicket(value: string) {
    setTicket(value);
    setProblem('');
  }

  async function sendTo(target: CodeTarget): Promise<void> {
    const content = { ...target, captchaTicket: ticket };
    const outcome = await submit(content, () => send(content));
    // The captcha is used up, whatever became of it.
    setTicket('');
    setRound((last) => last + 1);
    if ('receipt' in outcome) start(outcome.receipt.resendIn);
    setProblem('receipt' in outcome ? '' : outcome.error.msg);
  }

  return {
    captcha,
    captchaField: { name: 'captchaTicket', error: undefined, onChange: takeTicket, round },
    secondsLeft,
    problem,
    isSent: receipt !== null,
    isSending,
    hasTicket: ticket !== '',
    sendTo,
    /** Sends a code unless something is wrong with where it goes. */
    sendWhere: (wrong: string, target: CodeTarget) => (wrong ? setProblem(wrong) : void sendTo(target)),
  };
}

/** What sends codes. */
export type CodeSender = ReturnType<typeof useCodeSender>;
