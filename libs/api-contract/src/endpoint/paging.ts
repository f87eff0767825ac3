import { z } from 'zod';

/** Page request (conventions §0): `pageNo` counts from 1, `pageSize` is at most 100. */
export const pageQueryShape = {
  pageNo: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(10),
};

/**
 * A page of a list: `total` counts all items that match, not only these. A list of records that is narrowed counts no
 * further than `CAPPED_TOTAL`.
 */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    list: z.array(item),
    total: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
  });
}
