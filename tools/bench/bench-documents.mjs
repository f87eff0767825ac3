import { measureContentImport } from './measures/content-import.mjs';
import { importLargeTree, LARGE_TREES, measureManualImport, toLargeTreePath } from './measures/manuals.mjs';
import { measureSizes } from './measures/sizes.mjs';
import { CONTENT } from './page-types.mjs';
import { formatTable } from './report.mjs';

const IMPORT_SECONDS = 30;
const REPEATED_IMPORT_SECONDS = 5;
const CONTENT_IMPORT_MS = 2000;
const REPEATED_CONTENT_IMPORT_MS = 300;

/** Measures pages of large trees and the import of a manual on a running portal; returns the table. */
export async function benchDocuments(portal, dataDir) {
  const rows = [];
  for (const tree of LARGE_TREES) {
    importLargeTree(tree, dataDir);
    const { html } = await measureSizes(portal.origin, toLargeTreePath(tree));
    rows.push([`HTML of a page among ${tree.name}`, kilobytes(html), `≤ ${CONTENT.html / 1000} kB`]);
  }
  const manual = measureManualImport(dataDir);
  if (manual)
    rows.push(
      ['import of 230 nodes in two versions, with index', seconds(manual.first), `≤ ${IMPORT_SECONDS} s`],
      ['the same again, unchanged', seconds(manual.again), `≤ ${REPEATED_IMPORT_SECONDS} s`],
    );
  const content = await measureContentImport();
  rows.push(
    ["import of the site's own content", `${content.first} ms`, `≤ ${CONTENT_IMPORT_MS} ms`],
    ['the same again, unchanged', `${content.again} ms`, `≤ ${REPEATED_CONTENT_IMPORT_MS} ms`],
  );
  return formatTable('Documents', ['what', 'figure', 'limit'], rows);
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (value) => `${value.toFixed(1)} s`;
