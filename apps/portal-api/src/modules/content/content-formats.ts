import type { ContentPage } from '@portal/api-contract';
import type { z } from 'zod';
import { activity } from '../activities/activities.tables';
import { caseStudy } from '../cases/cases.tables';
import { category } from '../categories/categories.tables';
import { DOCUMENT_KINDS, type DocumentKind, siteDocument } from '../configuration/configuration.tables';
import { factory } from '../factories/factories.tables';
import { legalDocument } from '../legal/legal.tables';
import { industrialModel } from '../models/models.tables';
import { news } from '../news/news.tables';
import { partner } from '../partners/partners.tables';
import { product } from '../products/products.tables';
import { job } from '../recruit/recruit.tables';
import * as entries from '../search/item-entries';
import type { SearchEntry } from '../search/search-entry';
import { searchSettingsSchema } from '../search/search-settings';
import { solution } from '../solutions/solutions.tables';
import * as schemas from './content-file.schemas';
import { renderMarkdown } from './markdown';
import { pageFileSchema, toContentPage } from './page-file';

/** Tables that are filled from content files. */
export type ContentTable =
  | typeof siteDocument
  | typeof category
  | typeof product
  | typeof solution
  | typeof caseStudy
  | typeof news
  | typeof activity
  | typeof partner
  | typeof industrialModel
  | typeof factory
  | typeof job
  | typeof legalDocument;

/** Rows a file becomes, without the column that names the file. */
export type ContentRow = Readonly<Record<string, unknown>>;

/** What a brand's folder says about the brand. */
export type Brand = z.output<typeof schemas.brandFileSchema>;

/** What is known while a file is turned into rows. */
export interface RowContext {
  /** Brand of the folder the file is in. */
  readonly brand: Brand;
  /** Text below the front matter. */
  readonly body: string;
}

/** One kind of content file. */
export interface ContentFormat {
  readonly pattern: RegExp;
  readonly schema: z.ZodType;
  readonly table: ContentTable;
  readonly isBrandFile: boolean;
  /** Field that must equal the file's name. */
  readonly nameField?: 'id' | 'code';
  readonly toRows: (data: never, context: RowContext) => ContentRow[];
  /** What a row says beyond the columns of its table. */
  readonly toDocuments?: (row: never) => ContentRow[];
  /** What the site-wide search finds of a row; nothing where it is left out. */
  readonly toEntries?: (row: never) => SearchEntry[];
  /** Words that the search knows from a row, beside those of its entries. */
  readonly toWords?: (row: never) => readonly string[];
}

type ToRows<Schema extends z.ZodType> = (data: z.output<Schema>, context: RowContext) => ContentRow[];

/** All kinds of content files; a path that matches none is a mistake. */
export const CONTENT_FORMATS: readonly ContentFormat[] = [
  brandFile('brand.json', schemas.brandFileSchema, (data) => [
    toDocument(DOCUMENT_KINDS.brand, data.platformType, data),
  ]),
  brandFile('page-config.json', schemas.pageConfigFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.pageConfig, brand.pageCode, data),
  ]),
  brandFile('menus.json', schemas.menusFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.menus, brand.platformType, data),
  ]),
  brandFile('banners.json', schemas.bannersFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.banners, brand.platformType, data),
  ]),
  brandFile('footer.json', schemas.footerFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.footer, brand.pageCode, data),
  ]),
  brandFile('home.json', schemas.homeFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.home, brand.platformType, data),
  ]),
  brandFile('seo.json', schemas.seoFileSchema, (data, { brand }) =>
    data.map(({ tableType, code, ...info }) => {
      const key = tableType === 'PAGE' ? `${brand.platformType}:${code}` : code;
      return toDocument(DOCUMENT_KINDS.seo, `${tableType}:${key}`, info);
    }),
  ),
  brandFile('system-params.json', schemas.systemParamsFileSchema, (data, { brand }) =>
    Object.entries(data).map(([group, params]) =>
      toDocument(DOCUMENT_KINDS.systemParams, `${brand.platformType}:${group}`, params),
    ),
  ),
  siteFile('system-params.json', siteDocument, schemas.systemParamsFileSchema, (data) =>
    Object.entries(data).map(([group, params]) => toDocument(DOCUMENT_KINDS.systemParams, group, params)),
  ),
  siteFile('resources.json', siteDocument, schemas.resourcesFileSchema, ({ watchBoards }) => [
    toDocument(DOCUMENT_KINDS.resources, 'watchBoards', watchBoards),
  ]),
  {
    ...siteFile('search.json', siteDocument, searchSettingsSchema, (data) => [
      toDocument(DOCUMENT_KINDS.search, 'settings', data),
    ]),
    toWords: ({ body }: { readonly body: z.output<typeof searchSettingsSchema> }) => body.synonyms.flat(),
  },
  siteFile('categories.json', category, schemas.categoriesFileSchema, (data) =>
    data.map((row, position) => ({ ...row, position })),
  ),
  siteFile('partners.json', partner, schemas.partnersFileSchema, (data) => data),
  {
    ...siteFile('factories.json', factory, schemas.factoriesFileSchema, (data) => data),
    toDocuments: ({ id, film }: z.output<typeof schemas.factoriesFileSchema>[number]) =>
      film ? [toDocument(DOCUMENT_KINDS.film, id, film)] : [],
  },
  searchable(
    entries.toProductEntries,
    itemFile(
      'products',
      'json',
      product,
      schemas.productFileSchema,
      (data) => [{ ...data, isContentEmpty: data.content === null }],
      'code',
    ),
  ),
  searchable(
    entries.toSolutionEntries,
    itemFile('solutions', 'json', solution, schemas.solutionFileSchema, (data) => [data]),
  ),
  searchable(
    entries.toCaseEntries,
    itemFile('cases', 'json', caseStudy, schemas.caseFileSchema, ({ metric, ...data }) => [
      { ...data, metricValue: metric.value, metricLabel: metric.label },
    ]),
  ),
  searchable(
    entries.toNewsEntries,
    itemFile('news', 'md', news, schemas.newsFileSchema, (data, { body }) => [
      { ...data, body, bodyHtml: renderMarkdown(body) },
    ]),
  ),
  searchable(
    entries.toActivityEntries,
    itemFile('activities', 'md', activity, schemas.activityFileSchema, (data, { body }) => [
      {
        ...data,
        startsAt: new Date(data.startsAt),
        endsAt: new Date(data.endsAt),
        body,
        bodyHtml: renderMarkdown(body),
      },
    ]),
  ),
  searchable(
    entries.toModelEntries,
    itemFile('models', 'json', industrialModel, schemas.modelFileSchema, (data) => [data]),
  ),
  searchable(
    entries.toJobEntries,
    itemFile('jobs', 'json', job, schemas.jobFileSchema, (data) => [data]),
  ),
  itemFile('legal', 'md', legalDocument, schemas.legalFileSchema, (data, { body }) => [
    { ...data, body, bodyHtml: renderMarkdown(body) },
  ]),
  searchable(
    toPageEntries,
    brandItemFile('pages', pageFileSchema, (data, { brand }) => [
      toDocument(DOCUMENT_KINDS.page, `${brand.platformType}:${data.id}`, toContentPage(data)),
    ]),
  ),
];

function brandFile<Schema extends z.ZodType>(name: string, schema: Schema, toRows: ToRows<Schema>): ContentFormat {
  return {
    pattern: new RegExp(`^brands/[^/]+/${escape(name)}$`),
    schema,
    table: siteDocument,
    isBrandFile: true,
    toRows,
  };
}

function brandItemFile<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  toRows: ToRows<Schema>,
): ContentFormat {
  return {
    pattern: new RegExp(`^brands/[^/]+/${folder}/[^/]+\\.json$`),
    schema,
    table: siteDocument,
    isBrandFile: true,
    nameField: 'id',
    toRows,
  };
}

function siteFile<Schema extends z.ZodType>(
  name: string,
  table: ContentTable,
  schema: Schema,
  toRows: ToRows<Schema>,
): ContentFormat {
  return { pattern: new RegExp(`^${escape(name)}$`), schema, table, isBrandFile: false, toRows };
}

function itemFile<Schema extends z.ZodType>(
  folder: string,
  extension: string,
  table: ContentTable,
  schema: Schema,
  toRows: ToRows<Schema>,
  nameField: 'id' | 'code' = 'id',
): ContentFormat {
  return {
    pattern: new RegExp(`^${folder}/[^/]+\\.${extension}$`),
    schema,
    table,
    isBrandFile: false,
    nameField,
    toRows,
  };
}

function searchable<Row>(toEntries: (row: Row) => SearchEntry[], format: ContentFormat): ContentFormat {
  return { ...format, toEntries };
}

/** Of the pages of a brand, the developer area is looked for. */
function toPageEntries({ key, body }: { readonly key: string; readonly body: ContentPage }): SearchEntry[] {
  // Visible ranges are the environment code plus 1 (spec §9).
  return body.id === 'developer' ? entries.toDevelopEntries(body, Number(key.split(':')[0]) + 1) : [];
}

function escape(name: string): string {
  return name.replace('.', '\\.');
}

function toDocument(kind: DocumentKind, key: string, body: unknown): ContentRow {
  return { kind, key, body };
}
