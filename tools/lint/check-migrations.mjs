import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'libpg-query';

const FOLDER = 'apps/portal-api/migrations';

/** Those before were written when no release ran beside the next. */
const FIRST_CHECKED = '0043';

/** What says, above a statement, that the release before can do without what it takes away. */
const CONTRACT = /^\s*-- contract: \S.*$/m;

/** Statements that only add, or change rows. */
const EXPANDING = new Set([
  ...['CreateStmt', 'CreateTableAsStmt', 'CreateSeqStmt', 'CreateEnumStmt', 'CreateDomainStmt', 'CompositeTypeStmt'],
  ...['ViewStmt', 'CreateFunctionStmt', 'CreateTrigStmt', 'CreateExtensionStmt', 'CommentStmt'],
  ...['SelectStmt', 'InsertStmt', 'UpdateStmt'],
]);

/** Changes of a table that only add, or loosen. */
const EXPANDING_CHANGES = new Set(['AT_DropNotNull', 'AT_ValidateConstraint', 'AT_SetStatistics', 'AT_SetRelOptions']);

/** What gives a column its value where whoever writes a row does not know of it. */
const GIVES_VALUE = new Set(['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED']);

/**
 * Statements of migrations that the release before, which runs on until the next has taken over, may not survive.
 * @param {ReadonlyMap<string, string>} texts migrations by the names of their files
 * @returns {Promise<string[]>}
 */
export async function findMigrationMistakes(texts) {
  const mistakes = [];
  for (const [file, text] of texts) {
    if (file < FIRST_CHECKED) continue;
    for (const { line, sql } of await listContractions(text)) {
      mistakes.push(
        `${file}:${line}: "${sql}" may harm the release before; expand now and contract a release later, or say above it "-- contract: " and what that release no longer uses`,
      );
    }
  }
  return mistakes;
}

/** @param {string} text of a migration @returns {Promise<{ line: number, sql: string }[]>} */
async function listContractions(text) {
  // The parser counts bytes.
  const bytes = Buffer.from(text);
  /** @type {Set<string>} */
  const created = new Set();
  const found = [];
  let end = 0;
  for (const { stmt, stmt_location: start = 0, stmt_len: length } of (await parse(text)).stmts ?? []) {
    const above = bytes.subarray(end, start).toString();
    end = length === undefined ? bytes.length : start + length;
    const [[kind, node]] = /** @type {[string, any][]} */ (Object.entries(stmt ?? { '': {} }));
    if (kind === 'CreateStmt') created.add(node.relation.relname);
    if (isExpanding(kind, node, created) || CONTRACT.test(above)) continue;
    const [sql = ''] = bytes.subarray(start, end).toString().trim().split('\n');
    found.push({ line: bytes.subarray(0, start).toString().split('\n').length, sql });
  }
  return found;
}

/** @param {string} kind @param {any} node of the parser @param {ReadonlySet<string>} created tables of this migration */
function isExpanding(kind, node, created) {
  if (EXPANDING.has(kind)) return true;
  if (kind === 'AlterEnumStmt') return node.oldVal === undefined;
  if (created.has(node.relation?.relname)) return kind === 'IndexStmt' || kind === 'AlterTableStmt';
  if (kind === 'IndexStmt') return !node.unique;
  if (kind === 'AlterTableStmt')
    return node.cmds.every((/** @type {any} */ cmd) => isExpandingChange(cmd.AlterTableCmd));
  return false;
}

/** @param {any} change of a table */
function isExpandingChange({ subtype, def }) {
  if (subtype === 'AT_ColumnDefault') return def !== undefined;
  if (subtype !== 'AT_AddColumn') return EXPANDING_CHANGES.has(subtype);
  const kinds = (def.ColumnDef.constraints ?? []).map((/** @type {any} */ each) => each.Constraint.contype);
  const isRequired = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
  return !isRequired || kinds.some((/** @type {string} */ each) => GIVES_VALUE.has(each));
}

/** @param {string} root of the workspace @returns {ReadonlyMap<string, string>} */
export function readMigrations(root) {
  const names = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.sql'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(root, FOLDER, name), 'utf8')]));
}

async function checkMigrations() {
  const mistakes = await findMigrationMistakes(readMigrations(fileURLToPath(new URL('../..', import.meta.url))));
  for (const mistake of mistakes) process.stderr.write(`${FOLDER}/${mistake}\n`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await checkMigrations();
