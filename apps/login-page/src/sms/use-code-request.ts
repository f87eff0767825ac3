import { findMobileError, toMobile } from '@portal/api-contract/rules';
import { useCountdown } from '@portal/ui-forms';
import { useState } from 'react';
import { requestCode, type SmsScene } from '../http/login-calls';
import { type CallError, toCallError } from '../http/call-error';

/** What a code is asked for with. */
export interface CodeRequestOptions {
  readonly scene: SmsScene;
  /** As it was typed. */
  readonly telephone: string;
  readonly onTelephoneError: (msg: string) => void;
}

/** What came of the last request. */
interface CodeResponse {
  readonly kind: 'none' | 'sent' | 'rejected';
  readonly msg: string;
}

/** How asking for a code ended: it was sent, or this part of the form is to be looked at. */
export type CodeOutcome = 'sent' | 'telephone' | 'captcha' | 'rejected';

const NO_RESPONSE: CodeResponse = { kind: 'none', msg: '' };

/** Asks for a code by text message: at most one a minute for a number, each with a captcha of its own. */
export function useCodeRequest({ scene, telephone, onTelephoneError }: CodeRequestOptions) {
  const [ticket, setTicket] = useState('');
  const [round, setRound] = useState(0);
  const [sentRound, setSentRound] = useState<number>();
  const [response, setResponse] = useState(NO_RESPONSE);
  const [isSending, setSending] = useState(false);
  const [lastNumber, setLastNumber] = useState('');
  const { secondsLeft, start } = useCountdown();
  const number = toMobile(telephone);

  function acceptTicket(next: string): void {
    setTicket(next);
    setResponse(NO_RESPONSE);
  }

  function holdBack(seconds: number): void {
    setLastNumber(number);
    start(seconds);
  }

  function settle(error: CallError): CodeOutcome {
    setSentRound(undefined);
    if (error.retryAfter > 0) holdBack(error.retryAfter);
    const telephoneMsg = error.fieldErrors.find(({ field }) => field === 'telephone')?.msg;
    if (telephoneMsg) {
      onTelephoneError(telephoneMsg);
      return 'telephone';
    }
    setResponse({ kind: 'rejected', msg: error.fieldErrors[0]?.msg ?? error.message });
    return 'rejected';
  }

  async function send(): Promise<CodeOutcome> {
    setResponse(NO_RESPONSE);
    setSending(true);
    try {
      const { expireIn, resendIn } = await requestCode({ scene, telephone: number, captchaTicket: ticket });
      holdBack(resendIn);
      setSentRound(round);
      setResponse({ kind: 'sent', msg: `验证码已发送，${Math.round(expireIn / 60)}分钟内有效` });
      return 'sent';
    } catch (error) {
      return settle(toCallError(error));
    } finally {
      // The ticket is used up, whatever came of it.
      setTicket('');
      setRound((last) => last + 1);
      setSending(false);
    }
  }

  async function request(): Promise<CodeOutcome> {
    const telephoneMsg = findMobileError(telephone, '请输入手机号码');
    if (telephoneMsg) {
      onTelephoneError(telephoneMsg);
      return 'telephone';
    }
    if (ticket) return send();
    setResponse({ kind: 'rejected', msg: '请先完成安全验证' });
    return 'captcha';
  }

  const wait = number === lastNumber ? secondsLeft : 0;
  return {
    /** Names the captcha: the one that was passed stays until another code may be asked for. */
    round: (wait > 0 ? sentRound : undefined) ?? round,
    answer: response,
    isSending,
    secondsLeft: wait,
    acceptTicket,
    request,
  };
}
