import type { CaptchaAction } from '@portal/api-contract';
import type { CallContext } from '../../platform/http/call-context';
import type { CallCookies } from '../../platform/http/call-cookies';
import { toClientNetwork } from '../../platform/http/client-network';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { rejectFields, HttpError } from '../../platform/http/http-error';
import type { OneTimeSecrets } from '../../platform/one-time-secrets/one-time-secrets.service';
import { ensureBrowser, readBrowser } from '../../platform/security/browser-binding';
import { demandWork, isWorkDone } from './captcha-work';
import { drawPuzzle, PUZZLE } from './puzzle-picture';
import { createQuestion, normalizeAnswer } from './question';

/** Times in seconds. */
const CHALLENGE_S = 120;
const TICKET_S = 300;

/** How far the piece may be from the gap, in pixels. */
const TOLERANCE = 5;

interface Challenge {
  readonly action: CaptchaAction;
  readonly x?: number;
  readonly answer?: string;
  /** Work that a try has to show; absent for none. */
  readonly workBits?: number;
}

/** Try at a challenge. */
export interface CaptchaTry {
  readonly capcode: string;
  readonly xpos?: number | undefined;
  readonly answer?: string | undefined;
  readonly proof?: string | undefined;
}

/** Who asks for a challenge. */
export type Asker = Pick<CallContext, 'cookies' | 'clientAddress'>;

/** Slider captcha and question (spec §7). The answers stay on the server; each challenge has one try. */
export function createCaptchaService(secrets: OneTimeSecrets, limiter?: RateLimiter) {
  async function issueChallenge(solution: Challenge, { cookies, clientAddress }: Asker) {
    const bits = await demandWork(limiter, toClientNetwork(clientAddress));
    const work = bits > 0 && { workBits: bits };
    const capcode = await secrets.issue({
      purpose: 'captcha-challenge',
      browserHash: ensureBrowser(cookies),
      payload: { ...solution, ...work },
      lifetimeMs: CHALLENGE_S * 1000,
    });
    return { capcode, expireIn: CHALLENGE_S, ...work };
  }

  /** Uses a ticket up, or rejects the form that came with it. */
  async function useTicket(action: CaptchaAction, ticket: string, cookies: CallCookies): Promise<void> {
    if (await secrets.consume(nameTicket(action), ticket, readBrowser(cookies))) return;
    throw rejectFields([{ field: 'captchaTicket', msg: '安全验证已失效，请重新完成' }]);
  }

  return {
    async createPicture(action: CaptchaAction, asker: Asker) {
      const { background, piece, x, y } = await drawPuzzle();
      return {
        ...(await issueChallenge({ action, x }, asker)),
        background,
        piece,
        width: PUZZLE.width,
        height: PUZZLE.height,
        pieceSize: PUZZLE.piece,
        pieceY: y,
      };
    },
    async createQuestion(action: CaptchaAction, asker: Asker) {
      const { question, answer } = createQuestion();
      return { ...(await issueChallenge({ action, answer }, asker)), question };
    },
    /** Gives a ticket for the action the challenge was made for. Throws an error when the try is wrong. */
    async check({ capcode, ...attempt }: CaptchaTry, cookies: CallCookies) {
      const browserHash = readBrowser(cookies);
      const challenge = await secrets.consume<Challenge>('captcha-challenge', capcode, browserHash);
      if (challenge === undefined) throw new HttpError(400, '验证已过期，请重试', null, '422');
      if (!isSolved(challenge, attempt) || !hasWorked(challenge, capcode, attempt.proof))
        throw new HttpError(400, '验证未通过，请重试', null, '422');
      const lifetimeMs = TICKET_S * 1000;
      const purpose = nameTicket(challenge.action);
      return { ticket: await secrets.issue({ purpose, browserHash, payload: {}, lifetimeMs }), expireIn: TICKET_S };
    },
    useTicket,
    /** Proof of a person for one record: uses the ticket up once, however often the transaction asks that stores it. */
    proveOnce(action: CaptchaAction, ticket: string, cookies: CallCookies): () => Promise<void> {
      let proof: Promise<void> | undefined;
      return () => (proof ??= useTicket(action, ticket, cookies));
    },
  };
}

export type CaptchaService = ReturnType<typeof createCaptchaService>;

function nameTicket(action: CaptchaAction) {
  return `captcha-ticket-${action}` as const;
}

function hasWorked({ workBits }: Challenge, capcode: string, proof = ''): boolean {
  return workBits === undefined || isWorkDone(capcode, proof, workBits);
}

function isSolved({ x, answer }: Challenge, attempt: Omit<CaptchaTry, 'capcode'>): boolean {
  if (x !== undefined) return attempt.xpos !== undefined && Math.abs(attempt.xpos - x) <= TOLERANCE;
  return answer !== undefined && attempt.answer !== undefined && normalizeAnswer(attempt.answer) === answer;
}
