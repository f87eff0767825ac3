import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../http/rate-limiter';
import { HttpError } from '../http/http-error';
import { limitCalls } from '../http/limit-calls';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Statistics that WeChat's script sends where it may run: they stay blocked, and nobody need hear of it. */
const BLOCKED_ON_PURPOSE = 'https://open.weixin.qq.com';

const REPORT_LIMIT = [{ max: 60, seconds: 60 }];

/** `POST /csp`: takes reports of blocked content. What is logged holds no query and no line break. */
export function registerCspReportRoutes(app: FastifyInstance, rateLimiter: RateLimiter | undefined): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const onRequest = limitCalls(rateLimiter, '/csp', REPORT_LIMIT);
    scope.post('/csp', { bodyLimit: 16_384, onRequest }, async (request, reply) => {
      for (const report of readReports(String(request.body)))
        if (!report.blocked.startsWith(BLOCKED_ON_PURPOSE)) request.log.warn(report, 'content blocked by policy');
      return reply.code(204).send();
    });
  });
}

interface Report {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
}

function readReports(text: string): Report[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new HttpError(400);
  }
  const items = Array.isArray(parsed) ? parsed.slice(0, 5) : [parsed];
  return items.filter((item) => typeof item === 'object' && item !== null).map(describeReport);
}

function describeReport(item: object): Report {
  const fields = item as Readonly<Record<string, unknown>>;
  const report = (fields['csp-report'] ?? fields['body'] ?? fields) as Readonly<Record<string, unknown>>;
  return {
    page: toCleanText(report['document-uri'] ?? report['documentURL']),
    directive: toCleanText(
      report['effective-directive'] ?? report['effectiveDirective'] ?? report['violated-directive'],
    ),
    blocked: toCleanText(report['blocked-uri'] ?? report['blockedURL']),
  };
}

function toCleanText(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return (text.split(/[?#]/)[0] ?? '').replace(/[^\x21-\x7e]/g, '').slice(0, 200);
}
