import { createHash } from 'node:crypto';
import { type DocumentFolder, PAGE_FILE } from './document-folder';
import { type ImportFinding, warn } from './import-finding';
import { CHAPTER, type NavigationContext, type NavigationNode, resolveEntries } from './navigation';
import { findNavigation } from './navigation-source';
import { readTreeFile } from './tree-file';
import { listFolderNodes, readCategories, readFolders, toLeaf } from './tree-folders';

/** A node of a version's tree, in reading order. */
export interface TreeNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly ancestors: readonly string[];
  /** Name it was given; `undefined` where its page's title is its name. */
  readonly name: string | undefined;
  readonly file: string | undefined;
  readonly url: string | undefined;
  readonly showStatus: 0 | 1;
  readonly recommendStatus: 0 | 1;
  readonly hasChildren: boolean;
}

const MAX_LEVELS = 24;
const MAX_ID = 180;
const REST_CHAPTER = '其他';

/** A tree, and the file that it was read from; the folders themselves are none. */
interface ListedTree {
  readonly file: string;
  readonly roots: readonly NavigationNode[];
}

/**
 * Plans the tree of a version: from `tree.json`, else from the menu of the tool that the folder was written for, else
 * from the folders. Pages that no entry names come last.
 */
export async function planTree(
  folder: DocumentFolder,
  isPage: (path: string) => boolean,
  findings: ImportFinding[],
): Promise<TreeNode[]> {
  const files = [...folder.pages.keys()].filter(isPage);
  const folders = { pages: folder.pages, categories: readCategories(folder.menus, findings) };
  const listed = await readListedTree(folder, (path) => listFolderNodes(path, files, folders), findings);
  const roots = listed?.roots ?? readFolders(files, folders);
  const named = new Set(listFiles(roots));
  const rest = files.filter((file) => !named.has(file) && file !== listed?.file);
  if (listed) for (const file of rest) findings.push(warn(file, 1, 'unlistedPage', listed.file));
  const last: NavigationNode[] =
    rest.length > 0 ? [{ ...CHAPTER, name: REST_CHAPTER, children: rest.map(toLeaf) }] : [];
  return giveIds([...roots, ...last], findings);
}

async function readListedTree(
  folder: DocumentFolder,
  listFolder: NavigationContext['listFolder'],
  findings: ImportFinding[],
): Promise<ListedTree | undefined> {
  if (folder.tree !== undefined) {
    const roots = readTreeFile(folder, findings);
    return roots && { file: 'tree.json', roots };
  }
  const navigation = await findNavigation(folder, findings);
  if (!navigation) return undefined;
  const lines = (folder.menus.get(navigation.file) ?? '').split('\n');
  const roots = resolveEntries(navigation.entries, {
    pages: folder.pages,
    listFolder,
    note: (target, reason) => {
      const line = lines.findIndex((text) => text.includes(target.replace(/^\/+/, '')));
      findings.push(warn(navigation.file, Math.max(line, 0) + 1, reason, target));
    },
  });
  return { file: navigation.file, roots };
}

function listFiles(nodes: readonly NavigationNode[]): string[] {
  return nodes.flatMap(({ file, children }) => [...(file === undefined ? [] : [file]), ...listFiles(children)]);
}

interface Place {
  readonly parentId: string | null;
  readonly ancestors: readonly string[];
  readonly names: string;
  readonly isHidden: boolean;
}

function giveIds(roots: readonly NavigationNode[], findings: ImportFinding[]): TreeNode[] {
  const files = new Set(listFiles(roots).map(toFileId));
  const taken = new Set<string>();
  const nodes: TreeNode[] = [];
  const claim = (wanted: string, isChapter: boolean) => {
    let id = wanted;
    for (let count = 2; taken.has(id) || (isChapter && files.has(id)); count += 1) id = `${wanted}~${count}`;
    taken.add(id);
    return id;
  };

  const add = (node: NavigationNode, place: Place) => {
    const names = `${place.names}${place.names && '/'}${toSlug(node.name ?? node.file ?? '')}`;
    const id = node.file === undefined ? claim(shorten(names), true) : claim(toFileId(node.file), false);
    const isHidden = place.isHidden || node.isHidden;
    const isDeepest = place.ancestors.length + 1 >= MAX_LEVELS;
    nodes.push({
      id,
      ...{ parentId: place.parentId, ancestors: place.ancestors },
      ...{ name: node.name, file: node.file, url: node.file === undefined ? node.url : undefined },
      showStatus: isHidden ? 0 : 1,
      recommendStatus: node.isRecommended ? 1 : 0,
      // Readers see no branch of a chapter whose children are all hidden.
      hasChildren: !isDeepest && node.children.some((child) => isHidden || !child.isHidden),
    });
    if (isDeepest && node.children.length > 0)
      findings.push(warn('tree.json', 1, 'deepMenu', `${node.name ?? id}（最多 ${MAX_LEVELS} 层）`));
    const below = isDeepest
      ? { ...place, names, isHidden }
      : { parentId: id, ancestors: [...place.ancestors, id], names, isHidden };
    for (const child of node.children) add(child, below);
  };
  for (const root of roots) add(root, { parentId: null, ancestors: [], names: '', isHidden: false });
  return nodes;
}

function toFileId(file: string): string {
  return shorten(file.replace(PAGE_FILE, ''));
}

function toSlug(name: string): string {
  return name.trim().replaceAll(/[\s/]+/g, '-');
}

/** Ids stay within bounds, and apart. */
function shorten(id: string): string {
  if (id.length <= MAX_ID) return id;
  return `${id.slice(0, MAX_ID - 12)}~${createHash('sha256').update(id).digest('hex').slice(0, 10)}`;
}
