import { docVersionIdSchema, idSchema } from '@portal/api-contract';
import { z } from 'zod';

/** Where readers may change the pages of a version: `https://…/{file}`, or nothing. */
export const editUrlSchema = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/ })
    .regex(/\{file\}/)
    .max(300),
]);

/** `documents/{id}/document.json`: a document of the portal's own content. */
export const documentFileSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  summary: z.string().max(200).default(''),
  category: z.string().trim().min(1).max(40),
  productCode: idSchema.nullable().default(null),
  recommendStatus: z.union([z.literal(0), z.literal(1)]).default(0),
  listingStatus: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  weight: z.int32().default(0),
  versions: z
    .array(
      z.strictObject({
        id: docVersionIdSchema,
        name: z.string().trim().min(1).max(40),
        publishedOn: z.iso.date(),
        isPublished: z.boolean().default(true),
        editUrl: editUrlSchema.default(''),
      }),
    )
    .min(1)
    .refine((versions) => new Set(versions.map(({ id }) => id)).size === versions.length, {
      message: 'a version is listed twice',
    }),
});

export type DocumentFile = z.output<typeof documentFileSchema>;
