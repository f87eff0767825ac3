import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../servers/spawn-server.mjs';
import { createWriter } from './text-writer.mjs';

const IMPORT_PROGRAM = join(import.meta.dirname, '../../../apps/portal-api/dist/import-content.js');
const CONNECTIONS = 10;
/** Asked before anything is measured, by a server that is no longer new: connections and code have been used. */
const WARM_UP_QUERIES = 600;
const QUERIES = 500;
const REPEATED_QUERIES = 400;
const TITLE_CHARACTERS = 16;
const BODY_CHARACTERS = 380;

/**
 * Imports so many generated Chinese documents and searches them at 10 connections: each query once, so that no response
 * is at hand, and all once more. Milliseconds, 95 of 100.
 */
export async function measureSearch(documents) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-search-'));
  const dataDir = join(folder, 'data');
  try {
    const write = createWriter();
    writeDocuments(join(folder, 'content/news'), documents, write);
    const seconds = importDocuments(join(folder, 'content'), dataDir);
    const server = await spawnServer('portal', { env: { PORT: '0', PORTAL_DATA_DIR: dataDir } });
    try {
      const words = Array.from({ length: WARM_UP_QUERIES + QUERIES }, () => write(2 + Math.floor(write.random() * 3)));
      const results = words.map((keywords) => ({ keywords, pageNo: 1, pageSize: 10 }));
      const suggestions = words.map((keywords, place) => ({ keywords: keywords.slice(0, 1 + (place % 3)), pageNo: 1 }));
      return {
        seconds,
        results: await measureCalls(server.origin, '/ptl/es/fulSearch/api/searchResult', results),
        suggestions: await measureCalls(server.origin, '/ptl/es/fulSearch/api/search', suggestions),
      };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeDocuments(folder, count, write) {
  mkdirSync(folder, { recursive: true });
  for (let place = 0; place < count; place += 1) {
    const id = `generated-${place}`;
    const day = `202${place % 6}-${String(1 + (place % 12)).padStart(2, '0')}-15`;
    const header = { id, title: write(TITLE_CHARACTERS), kind: 'company', summary: write(40), publishedOn: day };
    const more = { coverImage: '', author: '编辑', newsSource: '示例', tags: [] };
    writeFileSync(
      join(folder, `${id}.md`),
      `---\n${JSON.stringify({ ...header, ...more })}\n---\n\n${write(BODY_CHARACTERS)}\n`,
    );
  }
}

function importDocuments(folder, dataDir) {
  const startedAt = performance.now();
  const env = { ...process.env, PORTAL_DATA_DIR: dataDir };
  const { status, stdout } = spawnSync(process.execPath, [IMPORT_PROGRAM, folder], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The import failed: ${stdout.split('\n')[0]}`);
  return (performance.now() - startedAt) / 1000;
}

async function measureCalls(origin, path, bodies) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await callAll(agent, origin + path, bodies.slice(0, WARM_UP_QUERIES));
  const measured = bodies.slice(WARM_UP_QUERIES);
  const first = await callAll(agent, origin + path, measured);
  const again = await callAll(agent, origin + path, measured.slice(0, REPEATED_QUERIES));
  agent.destroy();
  return { first: percentile(first, 0.95), again: percentile(again, 0.95) };
}

async function callAll(agent, url, bodies) {
  const waiting = bodies.map((body) => JSON.stringify(body));
  const times = [];
  const work = async () => {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
      const startedAt = performance.now();
      await post(agent, url, body);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times;
}

function post(agent, url, body) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

function percentile(values, share) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length * share)];
}
