import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { reportCpuToParent } from './report-cpu.mjs';

/**
 * A bare Node server: sends one file's bytes to every request, after one query where a database and a
 * statement are given.
 */
reportCpuToParent();
const { file, contentType, encoding, connection, statement } = JSON.parse(process.argv[2]);
const bytes = readFileSync(file);
const headers = {
  'Content-Type': contentType,
  ...(encoding && { 'Content-Encoding': encoding }),
  'Content-Length': bytes.byteLength,
};
const pool = connection ? await createPool(connection) : null;

const server = createServer(async (_request, response) => {
  if (pool) await pool.query(statement);
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, 'localhost', () => process.send({ origin: `http://localhost:${server.address().port}` }));
process.once('SIGTERM', () => process.exit(0));

async function createPool(options) {
  const { default: pg } = await import('pg');
  return new pg.Pool({ ...options, max: 10 });
}
