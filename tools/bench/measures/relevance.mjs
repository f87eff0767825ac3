import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { spawnServer } from '../servers/spawn-server.mjs';
import { importNoise, importSampleManual } from './manuals.mjs';
import { readItems, writeQueries } from './relevance-sets.mjs';

const SHOWN = 10;
const GROWTH = 10;
const FIXED = JSON.parse(readFileSync(join(import.meta.dirname, 'relevance-queries.json'), 'utf8'));

/**
 * Searches a portal with the site's own content, and with a manual that is no part of the project where there is one:
 * by a fixed set of queries, and by titles and pieces of sentences of whatever is there; and all again among ten times
 * the documents. Returns for each set how many queries it has, and how many of 1 found what they are about in the first
 * 1, 3 and 10, and the mean of 1 through the rank.
 */
export async function measureRelevance() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-relevance-'));
  try {
    const manual = await withServer(dataDir, () => importSampleManual(dataDir));
    const { sets, items, scores } = await withServer(dataDir, async (origin) => {
      const known = await withDatabase(dataDir, readItems);
      const queries = writeQueries(known, { fixed: FIXED, manual });
      return { sets: queries, items: known.length, scores: await scoreSets(origin, queries) };
    });
    importNoise(GROWTH * items, dataDir);
    return { scores, grown: await withServer(dataDir, (origin) => scoreSets(origin, sets)) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withServer(dataDir, ask) {
  const server = await spawnServer('api', { args: [dataDir] });
  try {
    return await ask(server.origin);
  } finally {
    await server.stop();
  }
}

async function withDatabase(dataDir, ask) {
  const client = new Client({ host: join(dataDir, 'run'), user: 'postgres', database: 'portal' });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

async function scoreSets(origin, sets) {
  const scores = [];
  for (const { name, queries } of sets) {
    const ranks = [];
    for (const query of queries) ranks.push(await findRank(origin, query));
    scores.push({ name, queries: queries.length, ...scoreRanks(ranks) });
  }
  return scores;
}

/** Place of the first result that is about the query, from 1; `Infinity` where none is shown. */
async function findRank(origin, { keywords, docId, expected }) {
  const response = await fetch(`${origin}/ptl/es/fulSearch/api/searchResult`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ keywords, ...(docId ? { docId } : {}), pageNo: 1, pageSize: SHOWN }),
  });
  const { data, msg } = await response.json();
  if (!response.ok) throw new Error(`“${keywords}” was refused: ${msg}`);
  const place = data.list.findIndex(({ module, mid }) => expected.includes(`${module}:${mid}`));
  return place < 0 ? Infinity : place + 1;
}

function scoreRanks(ranks) {
  const share = (most) => ranks.filter((rank) => rank <= most).length / ranks.length;
  return {
    at1: share(1),
    at3: share(3),
    at10: share(10),
    mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
  };
}
