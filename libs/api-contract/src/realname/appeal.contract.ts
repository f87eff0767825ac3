import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText } from '../endpoint/text-schemas';
import { identificationDetailSchema } from './realname.contract';

/**
 * Appeals against the limit of accounts that a verification has failed by (endpoints §4.12): a new one is reviewed, which
 * may pass beyond the limit. Errors: 404; 409 for one that has not failed by the limit, with something else open, or
 * closed by the entrance flags; 422 fields; 429 with `retryAfter`.
 */
export const appealIdentification = defineEndpoint({
  tags: ['realname'],
  auth: 'user',
  method: 'POST',
  path: '/ptl/identification/appealBind',
  summary: 'Appeals against the limit of accounts',
  isIdempotent: true,
  body: z.object({
    id: idSchema,
    text: proseText('请说明情况').min(10, '请用10至300个字说明情况').max(300, '请用10至300个字说明情况'),
  }),
  response: identificationDetailSchema,
});
