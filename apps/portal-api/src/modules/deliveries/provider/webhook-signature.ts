import { createHmac } from 'node:crypto';

/** What is signed of a message. */
export interface WebhookMessage {
  /** Stays the same when the message is sent again. */
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** Header fields by which a receiver knows whose a message is, how old it is and whether it came before (Standard Webhooks). */
export function signWebhook(secret: Buffer, { id, at, body }: WebhookMessage): Readonly<Record<string, string>> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
