import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database';
import { type DocumentFolder, readDocumentFolder } from './document-folder';
import { StalePlan, storeVersion, type VersionFacts } from './documents-store';
import { describeCause, type ImportFinding, reject } from './import-finding';
import { PAGE_FORMAT } from './page-planner';
import { readStoredVersion } from './stored-version';
import { planVersion } from './version-plan';

/** Grows when the same folder would become other rows. */
export const DOCUMENT_FORMAT = 4;

/** A version that is to be imported. */
export interface VersionImport extends VersionFacts {
  readonly folder: string;
  /** Whether a folder that did not change is not even looked at for what is wrong with it. */
  readonly isQuick?: boolean;
  /** Whether a version with anything wrong in it is not imported at all. */
  readonly isStrict?: boolean;
}

/** Outcome of the import of a version. */
export interface VersionReport {
  readonly state: 'imported' | 'unchanged' | 'rejected';
  readonly pages: number;
  /** Pages that were rendered, because they or what they refer to have changed. */
  readonly rendered: number;
  readonly pictures: number;
  readonly findings: readonly ImportFinding[];
}

/** How often an import begins anew because another one was quicker. */
const MAX_ATTEMPTS = 3;

const NOTHING = { pages: 0, rendered: 0, pictures: 0 };

/**
 * Brings a version in line with a folder: its tree, pages, pictures and what the search knows of them, in one
 * transaction. Pages that did not change are not rendered again; where nothing changed, nothing is written.
 */
export async function importVersion(database: Database, given: VersionImport): Promise<VersionReport> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryImport(database, given);
    } catch (error) {
      if (!(error instanceof StalePlan) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function tryImport(
  database: Database,
  { folder: path, isQuick = false, isStrict = false, ...facts }: VersionImport,
): Promise<VersionReport> {
  const folder = await readDocumentFolder(path);
  // The portal's own pages say themselves when they were changed.
  const days = facts.origin === 'own' ? new Map<string, string>() : await folder.readDays();
  const checksum = hashVersion(folder, facts, days);
  const stored = await readStoredVersion(database.orm, facts.document.id, facts.version.id);
  const isUnchanged = stored.checksum === checksum;
  if (isUnchanged && isQuick) return { ...NOTHING, state: 'unchanged', findings: folder.findings };
  const plan = await planVersion({
    documentId: facts.document.id,
    versionId: facts.version.id,
    folder,
    days,
    ...stored,
  });
  const pages = plan.nodes.filter(({ page }) => page !== undefined);
  const findings = [...plan.findings].sort(compareFindings);
  if (pages.length === 0) findings.push(reject('.', 1, 'noPages'));
  if (pages.length === 0 || (isStrict && findings.length > 0)) return { ...NOTHING, state: 'rejected', findings };
  if (!isUnchanged) await storeVersion(database, { ...facts, checksum, plan });
  return {
    state: isUnchanged ? 'unchanged' : 'imported',
    pages: pages.length,
    rendered: pages.filter(({ page }) => page?.bodyHtml !== undefined).length,
    pictures: plan.pictures.length,
    findings,
  };
}

/**
 * Whose version it is stands in its checksum: the portal's own ones follow its content folder, imported ones stay. Where
 * the document is shown does not.
 */
function hashVersion(
  { checksum }: DocumentFolder,
  { document, version, origin }: VersionFacts,
  days: ReadonlyMap<string, string>,
): string {
  const facts = { ...document, visibleRanges: undefined, firstIn: undefined, featuredIn: undefined };
  const hash = createHash('sha256').update(
    JSON.stringify([DOCUMENT_FORMAT, PAGE_FORMAT, facts, version, checksum, ...days]),
  );
  return `${origin}:${hash.digest('base64url')}`;
}

function compareFindings(first: ImportFinding, second: ImportFinding): number {
  return (
    compareTexts(first.file, second.file) ||
    first.line - second.line ||
    compareTexts(describeCause(first), describeCause(second))
  );
}

function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
