import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { siteDocument } from '../configuration/configuration.tables';
import type { DocumentKind } from '../configuration/document-kinds';
import type { SearchEntry } from '../search/search-entry';
import { type BrandSelection, type Placement, placeItem, type SelectedKind } from './brand-selection';
import type { brandFileSchema } from './content-file.schemas';
import type { ContentTopic } from './content-topics';

/** A table that is filled from content files. */
export type ContentTable = PgTable & { readonly source: PgColumn };

/** Rows a file becomes, without the column that names the file. */
export type ContentRow = Readonly<Record<string, unknown>>;

/** What a brand's folder says about the brand. */
export type Brand = z.output<typeof brandFileSchema>;

/** What is known while a file is turned into rows. */
export interface RowContext {
  /** Brand of the folder the file is in. */
  readonly brand: Brand;
  /** Text below the front matter. */
  readonly body: string;
}

/** How rows get what brands choose of them. */
export interface Placing {
  /** Columns of a row that decide. */
  readonly columns: readonly string[];
  readonly place: (row: ContentRow, selections: readonly BrandSelection[]) => Partial<Placement>;
}

/** One kind of content file. */
export interface ContentFormat {
  /** What changes with a file of this kind. */
  readonly topic: ContentTopic;
  readonly pattern: RegExp;
  readonly schema: z.ZodType;
  readonly table: ContentTable;
  readonly isBrandFile: boolean;
  /** Field that must equal the file's name. */
  readonly nameField?: 'id' | 'code';
  /** Why a folder that an operator imports may not have such a file; absent where it may. */
  readonly importError?: string;
  readonly toRows: (data: never, context: RowContext) => ContentRow[];
  /** Absent where no brand chooses from its rows. */
  readonly placing?: Placing;
  /** What a row says beyond the columns of its table. */
  readonly toDocuments?: (row: never) => ContentRow[];
  /** What the site-wide search finds of a row; nothing where it is left out. */
  readonly toEntries?: (row: never) => SearchEntry[];
  /** Words that the search knows from a row, beside those of its entries. */
  readonly toWords?: (row: never) => readonly string[];
}

type ToRows<Schema extends z.ZodType> = (data: z.output<Schema>, context: RowContext) => ContentRow[];

/** A file of a table that lists several items: `{topic}.json`. */
export function listFile<Schema extends z.ZodType>(
  topic: ContentTopic,
  table: ContentTable,
  schema: Schema,
  toRows: ToRows<Schema>,
): ContentFormat {
  return { topic, pattern: new RegExp(`^${topic}\\.json$`), schema, table, isBrandFile: false, toRows };
}

/** A file of each item: `{topic}/{id}.{extension}`. */
export function itemFile<Schema extends z.ZodType>(
  topic: ContentTopic,
  extension: 'json' | 'md',
  table: ContentTable,
  schema: Schema,
  toRows: ToRows<Schema>,
  nameField: 'id' | 'code' = 'id',
): ContentFormat {
  return {
    topic,
    pattern: new RegExp(`^${topic}/[^/]+\\.${extension}$`),
    schema,
    table,
    isBrandFile: false,
    nameField,
    toRows,
  };
}

const SETTINGS = {
  topic: 'settings',
  table: siteDocument,
  importError: "settings are the portal's own content and cannot be imported",
} as const;

/** A file of settings of the whole site, which becomes documents of the configuration: `{name}`. */
export function siteFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  toRows: ToRows<Schema>,
): ContentFormat {
  return { ...SETTINGS, pattern: new RegExp(`^${escape(name)}$`), schema, isBrandFile: false, toRows };
}

/** A file of a brand's settings: `brands/{brand}/{name}`. */
export function brandFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  toRows: ToRows<Schema>,
): ContentFormat {
  return { ...SETTINGS, pattern: new RegExp(`^brands/[^/]+/${escape(name)}$`), schema, isBrandFile: true, toRows };
}

/** A file of each item of a brand: `brands/{brand}/{folder}/{id}.json`. */
export function brandItemFile<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  toRows: ToRows<Schema>,
): ContentFormat {
  const pattern = new RegExp(`^brands/[^/]+/${folder}/[^/]+\\.json$`);
  return { ...SETTINGS, pattern, schema, isBrandFile: true, nameField: 'id', toRows };
}

/** The same kind of file, whose rows the search finds. */
export function searchable<Row>(toEntries: (row: Row) => SearchEntry[], format: ContentFormat): ContentFormat {
  return { ...format, toEntries };
}

/** The same kind of file, whose rows brands choose from: by their ids, and by a category where they have one. */
export function selectable(
  kind: SelectedKind,
  { id = 'id', category }: { readonly id?: string; readonly category?: string },
  format: ContentFormat,
): ContentFormat {
  const columns = [id, ...(category === undefined ? [] : [category])];
  const place: Placing['place'] = (row, selections) =>
    placeItem(selections, kind, {
      id: String(row[id]),
      category: category === undefined ? undefined : String(row[category]),
    });
  return { ...format, placing: { columns, place } };
}

/** A row of a file of settings. */
export function toDocument(kind: DocumentKind, key: string, body: unknown): ContentRow {
  return { kind, key, body };
}

function escape(name: string): string {
  return name.replace('.', '\\.');
}
