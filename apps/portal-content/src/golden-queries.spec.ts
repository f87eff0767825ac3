import {
  createCalls,
  importVersion,
  makeImportedDocument,
  makeImportedVersion,
  openTestDatabase,
  setUp,
  setUpPortal,
} from '@portal/portal-api/content-checks';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './content-folder';

interface GoldenQuery {
  readonly query: string;
  readonly kind: string;
  /** `MODULE:item`, or `MODULE:document/page`: one of them must be among the first results. */
  readonly expect: readonly string[];
}

interface ResultItem {
  readonly module: string;
  readonly docId: string;
  readonly mid: string;
}

interface Outcome extends GoldenQuery {
  readonly found: readonly string[];
  readonly isHit: boolean;
}

const FIRST = 3;
const SAMPLE = 'iotdb';
const SAMPLE_VERSIONS = ['V1.3.x', 'latest'];
const SAMPLE_FOLDER = process.env['PORTAL_DOCS_SAMPLE'] ?? join(CONTENT, '../../../../shared/data/docs-iotdb-zh');
const hasSample = existsSync(SAMPLE_FOLDER);

const golden = readQueries('golden-queries.json');
/** Written by people who had read the content, and neither the search nor its synonyms. */
const unseen = readQueries('unseen-queries.json');

const portal = setUpPortal({ contentDir: CONTENT });
const database = setUp(() => openTestDatabase(portal.database.address));
let outcomes: Outcome[];
let unseenOutcomes: Outcome[];
const { post } = createCalls(portal);

beforeAll(async () => {
  for (const id of hasSample ? SAMPLE_VERSIONS : []) {
    await importVersion(database, {
      ...{ folder: join(SAMPLE_FOLDER, id), today: '2026-01-01', origin: 'import' },
      document: await makeImportedDocument(database.orm, SAMPLE, 'IoTDB 用户手册'),
      version: await makeImportedVersion(database.orm, { documentId: SAMPLE, id }, '2026-01-01'),
    });
  }
  outcomes = await askAll(golden);
  unseenOutcomes = await askAll(unseen);
});

function readQueries(file: string): GoldenQuery[] {
  const queries = JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as GoldenQuery[];
  return queries.flatMap(({ expect: all, ...query }) => {
    const responses = hasSample ? all : all.filter((item) => !item.includes(`:${SAMPLE}/`));
    return responses.length > 0 ? [{ ...query, expect: responses }] : [];
  });
}

async function askAll(queries: readonly GoldenQuery[]): Promise<Outcome[]> {
  const asked: Outcome[] = [];
  for (const query of queries) asked.push(await ask(query));
  return asked;
}

async function ask(query: GoldenQuery): Promise<Outcome> {
  const { data } = await post('/ptl/es/fulSearch/api/searchResult', { keywords: query.query, pageSize: FIRST });
  const found = (data as { list: ResultItem[] }).list.map(
    ({ module, docId, mid }) => `${module}:${docId ? `${docId}/` : ''}${mid}`,
  );
  return { ...query, found, isHit: found.some((item) => query.expect.includes(item)) };
}

const kinds = [...new Set(golden.map(({ kind }) => kind))];

function share(asked: readonly Outcome[]): number {
  return asked.filter(({ isHit }) => isHit).length / asked.length;
}

const describeMisses = (asked: readonly Outcome[]) =>
  asked
    .filter(({ isHit }) => !isHit)
    .map(({ kind, query, found }) => `${kind} ${query}: ${found.join(', ') || 'nothing'}`)
    .join('\n');

describe('what visitors ask for is among the first three results', () => {
  it('nineteen times of twenty', () => {
    const misses = describeMisses(outcomes);
    if (misses) process.stdout.write(`Not among the first three:\n${misses}\n`);
    expect(share(outcomes)).toBeGreaterThanOrEqual(0.95);
  });

  it('nine times of ten, where the search was not made with them in view', () => {
    const misses = describeMisses(unseenOutcomes);
    expect(share(unseenOutcomes) >= 0.9 ? '' : misses).toBe('');
  });

  it.each(kinds)('nine times of ten of the kind: %s', (wanted) => {
    const asked = outcomes.filter(({ kind }) => kind === wanted);
    expect(asked.length === 0 || share(asked) >= 0.9 ? '' : describeMisses(asked)).toBe('');
  });
});
