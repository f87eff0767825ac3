import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { QueryRunner } from '../database/database';
import { siteDocument } from './configuration.tables';
import type { DocumentKind } from './document-kinds';

/** Reads configuration documents. What does not keep its schema is treated as absent, whoever wrote it. */
export interface ConfigurationRepository {
  findDocument<Schema extends z.ZodType>(
    kind: DocumentKind,
    key: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined>;
  /** Items of a document that is a list; single bad items are left out. */
  listItems<Schema extends z.ZodType>(kind: DocumentKind, key: string, item: Schema): Promise<z.output<Schema>[]>;
  listDocuments<Schema extends z.ZodType>(
    kind: DocumentKind,
    schema: Schema,
  ): Promise<{ key: string; body: z.output<Schema> }[]>;
}

/** Called with a stored document that does not keep its schema. */
export type BadDocumentListener = (kind: DocumentKind, key: string) => void;

export function createConfigurationRepository(
  orm: QueryRunner,
  onBadDocument: BadDocumentListener,
): ConfigurationRepository {
  const findBody = async (kind: DocumentKind, key: string): Promise<unknown> => {
    const [row] = await orm
      .select({ body: siteDocument.body })
      .from(siteDocument)
      .where(and(eq(siteDocument.kind, kind), eq(siteDocument.key, key)));
    return row?.body;
  };

  const check = <Schema extends z.ZodType>(schema: Schema, body: unknown, kind: DocumentKind, key: string) => {
    const result = schema.safeParse(body);
    if (!result.success) onBadDocument(kind, key);
    return result.success ? [result.data] : [];
  };

  return {
    async findDocument(kind, key, schema) {
      const body = await findBody(kind, key);
      return body === undefined ? undefined : check(schema, body, kind, key)[0];
    },
    async listItems(kind, key, item) {
      const body = await findBody(kind, key);
      return Array.isArray(body) ? body.flatMap((entry) => check(item, entry, kind, key)) : [];
    },
    async listDocuments(kind, schema) {
      const rows = await orm
        .select()
        .from(siteDocument)
        .where(eq(siteDocument.kind, kind))
        .orderBy(asc(siteDocument.key));
      return rows.flatMap(({ key, body }) => check(schema, body, kind, key).map((valid) => ({ key, body: valid })));
    },
  };
}
