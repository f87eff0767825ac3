import { type ExportWorkerOptions, makeExports } from '../../platform/exports/export-worker';
import { choosePackedFiles, listFiles } from '../../platform/files/file-data';
import { openFile } from '../../platform/files/file-sealing';
import type { DataOwner, PersonalData } from '../../platform/modules/personal-data';
import { writeZip, type ZipEntry } from '../../platform/write-zip';
import { dataExports } from './data-export-record';
import { findDataOwner } from './data-owner.repository';
import { toContentsEntry, toKindEntries } from './export-archive';

export interface DataExportsOptions extends ExportWorkerOptions {
  /** Everything the portal holds about a user, in the order in which it is exported. */
  readonly personalData: readonly PersonalData[];
}

/** Makes the exports of personal data that were asked for. */
export function makeDataExports(options: DataExportsOptions): Promise<void> {
  return makeExports(dataExports, options, async ({ ownerId }, report) => {
    const owner = await findDataOwner(options.database.orm, ownerId);
    // Its account was closed a moment ago, and the export with it.
    if (owner === undefined) return undefined;
    return writeZip(collectEntries(options, owner, report), options.clock());
  });
}

/** What goes into the archive: one kind after the other, then one upload after the other, each read when it is its turn. */
async function* collectEntries(
  options: DataExportsOptions,
  owner: DataOwner,
  report: (progress: number) => Promise<unknown>,
): AsyncGenerator<ZipEntry> {
  const { database, protection, files, personalData, clock } = options;
  const kinds = [];
  for (const [index, kind] of personalData.entries()) {
    const rows = await kind.read({ orm: database.orm, protection }, owner);
    yield* toKindEntries({ kind, rows });
    kinds.push({ kind, total: rows.length });
    await report(Math.round(((index + 1) / personalData.length) * 80));
  }
  let fileTotal = 0;
  for (const file of choosePackedFiles(await listFiles(database.orm, owner.id))) {
    const sealed = await files.get(file.storageKey);
    if (sealed === undefined) continue;
    fileTotal += 1;
    const bytes = openFile(protection, file, sealed);
    // What was uploaded is packed already: to pack it again would cost time and save nothing.
    yield { path: `files/${file.id}-${file.name}`, bytes, isCompressed: true };
  }
  yield toContentsEntry(kinds, fileTotal, clock());
}
