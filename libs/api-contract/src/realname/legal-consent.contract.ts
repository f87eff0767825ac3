import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';

const ticketField = z.string('链接已失效').min(1, '链接已失效').max(100, '链接已失效');

/**
 * A link by which the legal representative consents, to be forwarded (endpoints §4.12); good once and for a day. Errors:
 * 404; 409 where no consent is needed.
 */
export const signLink = defineEndpoint({
  tags: ['realname'],
  auth: 'user',
  method: 'POST',
  path: '/ptl/identification/signLink',
  summary: 'A link by which the legal representative consents',
  body: z.object({ id: idSchema }),
  response: z.object({ url: z.string(), expireAt: timestampSchema }),
});

/** What a link asks its reader for (path ours); looking at it does not use it up. Error: 404 for one that is not good. */
export const viewSignLink = defineEndpoint({
  tags: ['realname'],
  method: 'POST',
  path: '/ptl/identification/signLinkInfo',
  summary: 'What a link asks the legal representative for',
  body: z.object({ ticket: ticketField }),
  response: z.object({ companyName: z.string(), legalPerson: z.string(), handlerName: z.string() }),
});

/** The legal representative consents or does not (path ours). Errors: 404 for a link that is not good; 409 once it is over. */
export const confirmSignLink = defineEndpoint({
  tags: ['realname'],
  method: 'POST',
  path: '/ptl/identification/signLinkConfirm',
  summary: 'The legal representative consents or does not',
  body: z.object({ ticket: ticketField, agreed: z.boolean('请选择是否同意') }),
  response: z.null(),
});
