import { basename } from 'node:path';
import { type DocumentFolder, PAGE_FILE } from './document-folder';
import { planTree, type TreeNode } from './document-tree';
import type { ImportFinding } from './import-finding';
import { type PlannedPage, planPage, type ReadPage, readPage } from './page-planner';
import { assemblePage } from './page-includes';
import { findPicturePath, type PlannedPicture, planPictures } from './picture-plan';
import type { KnownVersion } from './reference-resolver';

/** A node as it will be stored. */
export interface PlannedNode extends Omit<TreeNode, 'name' | 'file'> {
  readonly name: string;
  readonly page: PlannedPage | undefined;
}

/** A version of a document as it will be. */
export interface VersionPlan {
  readonly nodes: readonly PlannedNode[];
  readonly pictures: readonly PlannedPicture[];
  readonly findings: readonly ImportFinding[];
}

export interface VersionPlanOptions {
  readonly documentId: string;
  readonly versionId: string;
  readonly folder: DocumentFolder;
  /** Days of the pages' last changes, of those that do not say so themselves. */
  readonly days?: ReadonlyMap<string, string>;
  /** Checksums of the stored pages by their node: those that are still right are not rendered again. */
  readonly storedPages: ReadonlyMap<string, string>;
  /** Pictures that are stored already, by their path. */
  readonly storedPictures: ReadonlyMap<string, PlannedPicture>;
}

/** Makes of a folder what is stored: the tree, its pages and their pictures. */
export async function planVersion(options: VersionPlanOptions): Promise<VersionPlan> {
  const { folder, storedPages, days } = options;
  const findings = [...folder.findings];
  const { pages, included } = await readPages(folder, findings);
  const redirects = listRedirects(pages);
  const tree = await planTree(folder, (path) => !redirects.has(path) && !included.has(path), findings);
  const pictures = await planPictures(options, [...pages.values()], findings);
  const known = toKnownVersion(options.documentId, tree, { redirects, pages, pictures });
  const resolvePicture = (target: string, from: string) =>
    pictures.get(findPicturePath(target, from, folder) ?? '')?.served;

  const nodes: PlannedNode[] = [];
  const told = new Set<string>();
  for (const { file, name, ...node } of tree) {
    const page = file === undefined ? undefined : pages.get(file);
    const label = name ?? (page?.meta.label || page?.title || toName(file ?? node.id));
    const isStored = (checksum: string) => storedPages.get(node.id) === checksum;
    // A file that stands in the tree twice is told of once.
    const target: ImportFinding[] = file !== undefined && told.has(file) ? [] : findings;
    if (file !== undefined) told.add(file);
    nodes.push({
      ...node,
      name: label.slice(0, 120),
      page: page && {
        ...(await planPage(page, label, { known, resolvePicture, isStored }, target)),
        updated: page.meta.updated ?? days?.get(page.path),
      },
    });
  }
  return { nodes, pictures: [...pictures.values()], findings: withoutRepetition(findings) };
}

/** What several pages include is told of once. */
function withoutRepetition(findings: readonly ImportFinding[]): ImportFinding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

async function readPages(folder: DocumentFolder, findings: ImportFinding[]) {
  const pages = new Map<string, ReadPage>();
  const included = new Set<string>();
  for (const path of folder.pages.keys()) {
    const assembled = await assemblePage(path, folder, findings);
    for (const file of assembled.included) included.add(file);
    pages.set(path, readPage(path, assembled, findings));
  }
  return { pages, included };
}

/** Files without content that only say which page has taken their place. */
function listRedirects(pages: ReadonlyMap<string, ReadPage>): ReadonlyMap<string, string> {
  return new Map(
    [...pages].flatMap(([path, { meta, hasContent }]) =>
      meta.redirect && !hasContent ? [[path, meta.redirect] as const] : [],
    ),
  );
}

function toKnownVersion(
  documentId: string,
  tree: readonly TreeNode[],
  {
    redirects,
    pages,
    pictures,
  }: {
    readonly redirects: ReadonlyMap<string, string>;
    readonly pages: ReadonlyMap<string, ReadPage>;
    readonly pictures: ReadonlyMap<string, PlannedPicture>;
  },
): KnownVersion {
  const nodeIds = new Map<string, string>();
  const shown = new Set<string>();
  for (const { file, id, showStatus } of tree) {
    if (file === undefined) continue;
    // A file that stands in several places is linked to where readers see it first.
    if (!nodeIds.has(file) || (showStatus === 1 && !shown.has(file))) nodeIds.set(file, id);
    if (showStatus === 1) shown.add(file);
  }
  return {
    documentId,
    nodeIds,
    redirects,
    hiddenFiles: new Set([...nodeIds.keys()].filter((file) => !shown.has(file))),
    anchors: new Map([...pages].map(([path, { anchors }]) => [path, anchors])),
    pictures: new Map([...pictures].map(([path, { served }]) => [path, served])),
  };
}

/** Name of a file that says nothing about itself. */
function toName(file: string): string {
  return basename(file).replace(PAGE_FILE, '').replaceAll(/[-_]+/g, ' ');
}
