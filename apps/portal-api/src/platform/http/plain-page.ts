import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE = `
body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif; color: #1f2329; background: #fff; }
h1 { font-size: 1.5rem; }
dt { color: #50565f; }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
form { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.75rem; margin: 1.5rem 0; }
button { min-height: 2.75rem; font: inherit; color: #1f2329; background: #fff; border: 1px solid #80868f; border-radius: 4px; }
.field { display: grid; grid-column: 1 / -1; gap: 0.25rem; }
.field :is(input, select, textarea) { min-height: 2.75rem; padding: 0.5rem; font: inherit; color: inherit; background: #fff; border: 1px solid #80868f; border-radius: 4px; }
.check { grid-column: 1 / -1; }
.check input { width: 1.25rem; height: 1.25rem; vertical-align: middle; }
.error { margin: 0; color: #b42318; }
`;

/** A page of the API's own. */
export interface PlainPage {
  readonly title: string;
  /** HTML of what stands below the title; what others wrote is escaped in it. */
  readonly content: string;
  /** The one script of a page that cannot do without; nothing that changes stands in it. */
  readonly script?: string;
}

/** Sends a page. Its form arrives with the origin it comes from, and nobody else hears of its URL. */
export function sendPlainPage(reply: FastifyReply, { title, content, script }: PlainPage): FastifyReply {
  reply.header('content-security-policy', buildPolicy(script)).header('referrer-policy', 'same-origin');
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>${script === undefined ? '' : `\n<script>${script}</script>`}
</body>
</html>
`);
}

/** What the browser may do with such a page: show it, run its script, and send its form here. */
function buildPolicy(script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashSource(script)}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
