import { CONTACT_FORM_PATHS, type ConsultRequest, type ContactRequest, getQuestion } from '@portal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../../platform/http/call-context';
import { createCallCookies } from '../../platform/http/call-cookies';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { limitCalls } from '../../platform/http/limit-calls';
import { assertOwnOrigin } from '../../platform/http/own-origin';
import { parseInput } from '../../platform/http/parse-input';
import { type PlainPage, sendPlainPage } from '../../platform/http/plain-page';
import type { PublicOrigins } from '../../platform/http/public-origins';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import type { DataProtection } from '../../platform/security/data-protection';
import { toSafeReturn } from '../../platform/security/safe-return';
import type { CaptchaService } from '../verification/captcha.service';
import { QUESTION_WINDOWS } from '../verification/verification.routes';
import { type ContactFormKind, renderForm, renderReceipt, renderError, type TypedFields } from './contact-form-pages';
import type { ContactRoutes } from './contact.routes';
import type { ContactService } from './contact.service';

export interface ContactFormsOptions {
  readonly contact: ContactService;
  /** The calls whose rules and limits the forms share. */
  readonly calls: ContactRoutes;
  readonly captcha: CaptchaService;
  readonly origins: PublicOrigins;
  readonly protection: DataProtection;
  /** Absent where calls are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
}

/** A visitor with a form. */
interface Visit {
  readonly request: FastifyRequest;
  readonly context: Pick<CallContext, 'clientAddress' | 'cookies' | 'headers'>;
  readonly typed: TypedFields;
  /** Where the visitor came from; the home page where that is not known. */
  readonly from: string;
}

/** What a visitor gets to see: a page, or where to go for it. */
type Outcome = PlainPage | string;

/**
 * Takes the two contact forms from browsers that run no script (spec §4, §5): by the rules, messages and limits of the
 * calls. What arrives leads on to a page that says so, so that a reload sends nothing; what is wrong is shown with all
 * that was typed. The same content from one address is one notice within a day, like a repeated call.
 */
export function registerContactForms(app: FastifyInstance, options: ContactFormsOptions): void {
  const { contact, captcha, calls, origins, protection, rateLimiter } = options;
  const limitQuestions = limitCalls(rateLimiter, getQuestion.path, QUESTION_WINDOWS);

  const takers: Readonly<Record<ContactFormKind, (visit: Visit, context: Visit['context']) => Promise<unknown>>> = {
    contact: ({ typed }, context) => {
      const { content } = typed;
      const body = { ...pickSender(typed), ...(content !== undefined && { content }) };
      return contact.createContactRequest(parse<ContactRequest>(calls.contact, body), context);
    },
    consult({ typed }, context) {
      const { topic, content, capcode = '', captchaTicket: answer = '' } = typed;
      // The challenge stands for the ticket, which is made of it only for what takes effect.
      const body = { ...pickSender(typed), topic, content, captchaTicket: answer && capcode };
      let proof: Promise<void> | undefined;
      const prove = async () => {
        const { ticket } = await captcha.check({ capcode, answer }, context.cookies);
        await captcha.useTicket('consult', ticket, context.cookies);
      };
      return contact.createConsultation(parse<ConsultRequest>(calls.consult, body), context, () => (proof ??= prove()));
    },
  };

  async function show(kind: ContactFormKind, { request, context, typed, from }: Visit, error?: HttpError) {
    if (kind === 'contact') return renderForm({ kind, typed, from, error });
    await limitQuestions(request);
    const challenge = await captcha.createQuestion('consult', context);
    // Work is done by code alone.
    if (challenge.workBits !== undefined) throw new HttpError(429);
    return renderForm({ kind, typed, from, error, challenge });
  }

  /** The visit's content is its key: who sends it twice has sent it once. */
  function withKey({ context, typed }: Visit): Visit['context'] {
    const key = protection.fingerprint(JSON.stringify([context.clientAddress, typed]));
    return { ...context, headers: { ...context.headers, 'idempotency-key': key } };
  }

  for (const kind of Object.keys(CONTACT_FORM_PATHS) as ContactFormKind[]) {
    const url = CONTACT_FORM_PATHS[kind];
    const { bodyLimit, rateWindows = [] } = calls[kind];
    const limit = limitCalls(rateLimiter, calls[kind].endpoint.path, rateWindows);

    const register = (method: 'GET' | 'POST', respond: (visit: Visit, reply: FastifyReply) => Promise<Outcome>) =>
      app.route({
        method,
        url,
        ...(bodyLimit !== undefined && { bodyLimit }),
        handler: async (request, reply) => {
          const setCookies: string[] = [];
          const visit = toVisit(request, origins, setCookies);
          const outcome = await respond(visit, reply).catch((error: unknown) => toErrorPage(error, visit, reply));
          if (setCookies.length > 0) reply.header('set-cookie', setCookies);
          return typeof outcome === 'string' ? reply.redirect(outcome, 303) : sendPlainPage(reply, outcome);
        },
      });

    register('GET', async (visit) =>
      'sent' in (visit.request.query as TypedFields) ? renderReceipt(kind, visit.from) : show(kind, visit),
    );
    register('POST', async (visit, reply) => {
      assertOwnOrigin(visit.request, origins);
      try {
        await limit(visit.request);
        await takers[kind](visit, withKey(visit));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        describe(error, reply);
        return show(kind, visit, error);
      }
      return `${url}?sent=1&from=${encodeURIComponent(visit.from)}`;
    });
  }
}

/** Holds what was typed to the rules of the call. */
function parse<Request extends ContactRequest>(call: Implementation, body: object): Request {
  return parseInput(call, { query: {}, body }) as unknown as Request;
}

function pickSender({ userName, companyName, telephone, consent }: TypedFields) {
  return { userName, companyName, telephone, consent: consent !== undefined };
}

/** What went wrong for a visitor who is shown no form. Throws what is our own fault. */
function toErrorPage(error: unknown, { from }: Visit, reply: FastifyReply): PlainPage {
  if (!(error instanceof HttpError)) throw error;
  describe(error, reply);
  return renderError(error, from);
}

function describe({ status, data }: HttpError, reply: FastifyReply): void {
  reply.code(status);
  if (data?.retryAfter !== undefined) reply.header('retry-after', String(data.retryAfter));
}

function toVisit(request: FastifyRequest, origins: PublicOrigins, setCookies: string[]): Visit {
  const { headers, ip } = request;
  const { from: named, ...typed } = (request.body ?? {}) as TypedFields;
  const wanted = named ?? (request.query as TypedFields)['from'] ?? headers.referer;
  return {
    request,
    context: {
      headers,
      clientAddress: ip,
      cookies: createCallCookies(headers, origins.isHttps, (line) => setCookies.push(line)),
    },
    typed,
    from: toSafeReturn(wanted, [origins.ofHost(request.host)]) ?? '/',
  };
}
