import { z } from 'zod';
import { dateSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';

/**
 * Number that grows with every change of public content, and what it was when each topic last changed; page caches
 * follow it (path ours).
 */
export const getContentVersion = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/version',
  summary: 'Version of the public content and of its topics',
  tags: ['content'],
  response: z.object({ version: z.number().int(), topics: z.record(z.string(), z.number().int()) }),
});

// The id of a document's page is the path of its file, and each Chinese letter of it nine in a URL.
const addressSchema = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

/** URLs of all pages about an item, for the site map: without prefix, with the day of the item (path ours). */
export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/addresses',
  summary: 'Addresses of the pages about items',
  tags: ['content'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(z.object({ path: addressSchema, changedOn: dateSchema })),
});
