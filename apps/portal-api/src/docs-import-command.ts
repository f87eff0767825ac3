import { docVersionIdSchema, idSchema } from '@portal/api-contract';
import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeJsonReport, writeReport } from './docs-import-report';
import { importIntoInstallation } from './import-session';
import type { InstallationCommand } from './installation-command';
import { editUrlSchema } from './modules/documents/document-file.schemas';
import { importVersion, type VersionReport } from './modules/documents/documents-importer';
import { listVersions, readOrigin, removeVersion } from './modules/documents/documents-store';
import { makeImportedDocument, makeImportedVersion } from './modules/documents/imported-document';
import { toChinaDay } from './platform/china-time';
import type { Database } from './platform/database/database';
import { StartupError } from './platform/startup-error';

const USAGE =
  'Usage: npm run docs:import -- <folder> [--product <id>] [--version <id>] [--name <name>] [--edit-url <https://…/{file}>] [--strict] [--json], or … --remove';

interface DocsImportArguments {
  readonly folder: string;
  readonly documentId: string;
  readonly versionId: string;
  readonly name: string | undefined;
  readonly isRemoving: boolean;
  readonly editUrl: string | undefined;
  /** Whether nothing is imported as long as anything is wrong. */
  readonly isStrict: boolean;
  /** Whether programs read the report. */
  readonly isJson: boolean;
}

/**
 * Imports a folder of Markdown as a version of a document, or removes that version, and reports on it. Returns the exit
 * code: 0 where all is shown, though pages may say what they lack, and 1 where something was rejected,
 * or nothing imported because of `--strict`.
 */
export async function runDocsImport(command: InstallationCommand): Promise<0 | 1> {
  const given = readArguments(command.args);
  return importIntoInstallation(command, async ({ database }) => {
    const { documentId, versionId } = given;
    const stored = (await listVersions(database.orm, documentId)).find(({ id }) => id === versionId);
    if (stored && readOrigin(stored.checksum) === 'own') {
      command.print(`门户自己的内容已有 ${documentId} 的 ${versionId} 版本，没有导入。`);
      return 1;
    }
    if (given.isRemoving) return remove(database, given, stored !== undefined, command.print);
    return printReport(await importGiven(database, given), given, command.print);
  });
}

function readArguments(args: readonly string[]): DocsImportArguments {
  const { values, positionals } = parseArguments(args);
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) throw new StartupError(USAGE);
  const folder = resolve(given);
  const isRemoving = values.remove ?? false;
  if (!isRemoving && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartupError(`There is no folder ${folder}.`);
  const documentId = values.product ?? toDocumentId(basename(folder));
  if (!idSchema.regex(/^[^\s/\\?#%]+$/).safeParse(documentId).success)
    throw new StartupError('Name the document with --product: 1 to 64 characters without spaces, slashes, ?, # and %.');
  const versionId = values.version ?? '1.0';
  if (!docVersionIdSchema.safeParse(versionId).success)
    throw new StartupError('--version takes 1 to 64 characters without spaces, slashes, ?, # and %.');
  const { strict: isStrict = false, json: isJson = false } = values;
  const name = values.name?.trim().slice(0, 60) || undefined;
  const editUrl = values['edit-url'];
  if (!editUrlSchema.optional().safeParse(editUrl).success)
    throw new StartupError('--edit-url takes an address with https and {file} for the file of a page.');
  return { folder, documentId, versionId, name, isRemoving, isStrict, isJson, editUrl };
}

function parseArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    return parseArgs({
      args: [...args],
      options: { product: text, version: text, name: text, 'edit-url': text, remove: flag, strict: flag, json: flag },
      allowPositionals: true,
    });
  } catch {
    throw new StartupError(USAGE);
  }
}

function toDocumentId(folderName: string): string {
  return folderName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 64);
}

async function importGiven(database: Database, given: DocsImportArguments): Promise<VersionReport> {
  const { folder, documentId, versionId, name, isStrict, editUrl } = given;
  const today = toChinaDay(new Date());
  return importVersion(database, {
    ...{ folder, today, isStrict, origin: 'import' },
    document: await makeImportedDocument(database.orm, documentId, name),
    version: await makeImportedVersion(database.orm, { documentId, id: versionId, editUrl }, today),
  });
}

async function remove(
  database: Database,
  { documentId, versionId }: DocsImportArguments,
  isStored: boolean,
  print: (line: string) => void,
): Promise<0 | 1> {
  if (isStored) await removeVersion(database, documentId, versionId);
  print(isStored ? `${documentId} 的 ${versionId} 版本已移除。` : `没有 ${documentId} 的 ${versionId} 版本。`);
  return isStored ? 0 : 1;
}

function printReport(report: VersionReport, given: DocsImportArguments, print: (line: string) => void): 0 | 1 {
  const { documentId, versionId, isJson } = given;
  const version = { documentId, versionId };
  for (const line of isJson ? [writeJsonReport(report, version)] : writeReport(report, version)) print(line);
  return report.state === 'rejected' || report.findings.some(({ isError }) => isError) ? 1 : 0;
}
