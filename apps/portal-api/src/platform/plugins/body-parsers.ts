import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error';

/** Accepts JSON and URL-encoded forms, nothing else. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseForm(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseForm(text: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) throw new HttpError(400);
    fields[name] = value;
  }
  return fields;
}
