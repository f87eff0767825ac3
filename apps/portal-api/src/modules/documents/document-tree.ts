import { linkTargetSchema } from '@portal/api-contract';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { createLineFinder } from '../content/content-text';
import { ContentMistake, parseContentText } from '../content/content-text';
import type { DocumentFolder } from './document-folder';
import { type ImportFinding, warn } from './import-finding';

/** A node as the folder says it is, before it has an id. */
interface RawNode {
  readonly name: string | undefined;
  readonly file?: string;
  readonly url?: string;
  readonly isHidden: boolean;
  readonly isRecommended: boolean;
  readonly children: readonly RawNode[];
}

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
const FOLDER_PAGES = /^(readme|index)\.md$/i;
const REST_CHAPTER = '其他';

/** Plans the tree of a version: from `tree.json`, else from the folders. Pages that no entry names come last. */
export function planTree(
  folder: DocumentFolder,
  isPage: (path: string) => boolean,
  findings: ImportFinding[],
): TreeNode[] {
  const files = [...folder.pages.keys()].filter(isPage);
  const listed = folder.tree === undefined ? undefined : readTreeFile(folder, findings);
  const roots = listed ?? readFolders(files);
  const named = new Set(listFiles(roots));
  const rest = files.filter((file) => !named.has(file));
  if (listed)
    for (const file of rest)
      findings.push(warn(file, 1, `no entry of tree.json names it: it is under ${REST_CHAPTER}`));
  const last: RawNode[] = rest.length > 0 ? [{ ...CHAPTER, name: REST_CHAPTER, children: rest.map(toLeaf) }] : [];
  return giveIds([...roots, ...last], findings);
}

const CHAPTER = { isHidden: false, isRecommended: false, children: [] };

function toLeaf(file: string): RawNode {
  return { ...CHAPTER, name: undefined, file };
}

function listFiles(nodes: readonly RawNode[]): string[] {
  return nodes.flatMap(({ file, children }) => [...(file === undefined ? [] : [file]), ...listFiles(children)]);
}

function readTreeFile({ tree = '', pages }: DocumentFolder, findings: ImportFinding[]): RawNode[] | undefined {
  const findLine = createLineFinder('tree.json', tree);
  const note = (field: readonly PropertyKey[], reason: string) =>
    void findings.push(warn('tree.json', findLine(field), reason));
  let data: unknown;
  try {
    data = parseContentText('tree.json', tree).data;
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    findings.push(warn('tree.json', error.line, `${error.reason}; the folders are the tree instead`));
    return undefined;
  }
  if (!Array.isArray(data)) {
    note([], 'is no list; the folders are the tree instead');
    return undefined;
  }
  return readNodes(data, [], pages, note);
}

type Note = (field: readonly PropertyKey[], reason: string) => void;

function readNodes(
  data: readonly unknown[],
  at: readonly PropertyKey[],
  pages: DocumentFolder['pages'],
  note: Note,
): RawNode[] {
  return data.flatMap((entry, index) => readNode(entry, [...at, index], pages, note));
}

function readNode(entry: unknown, at: readonly PropertyKey[], pages: DocumentFolder['pages'], note: Note): RawNode[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    note(at, 'this entry is no object and is left out');
    return [];
  }
  const fields = entry as Readonly<Record<string, unknown>>;
  const name = typeof fields['name'] === 'string' ? fields['name'].replaceAll(/\s+/g, ' ').trim().slice(0, 120) : '';
  const file = readFile(fields['file'], at, pages, note);
  const url = readUrl(fields['url'], at, note);
  const isList = Array.isArray(fields['children']);
  if (fields['children'] !== undefined && !isList) note([...at, 'children'], 'children is no list and is left out');
  const children = isList ? readNodes(fields['children'] as unknown[], [...at, 'children'], pages, note) : [];
  // A file or a URL that is not there has been told of already.
  const isEmpty = file === undefined && url === undefined && children.length === 0;
  if (isEmpty && (fields['file'] !== undefined || fields['url'] !== undefined)) return [];
  if (name === '' && file === undefined) {
    note(at, 'this entry has no name; what is below it moves up');
    return children;
  }
  return [
    {
      name: name || undefined,
      ...(file !== undefined && { file }),
      ...(url !== undefined && { url }),
      isHidden: fields['showStatus'] === 0,
      isRecommended: fields['recommendStatus'] === 1,
      children,
    },
  ];
}

function readFile(
  value: unknown,
  at: readonly PropertyKey[],
  pages: DocumentFolder['pages'],
  note: Note,
): string | undefined {
  if (value === undefined) return undefined;
  const given = typeof value === 'string' ? value : '';
  const path = posix.normalize(given.replaceAll('\\', '/')).replace(/^\.?\//, '');
  const found = [path, `${path}.md`].find((candidate) => pages.has(candidate));
  if (found === undefined) note([...at, 'file'], `names ${given || 'no file'}, which is not in the folder`);
  return found;
}

function readUrl(value: unknown, at: readonly PropertyKey[], note: Note): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '' && linkTargetSchema.safeParse(value).success) return value;
  note([...at, 'url'], `the address ${String(value)} is neither of this site nor https`);
  return undefined;
}

interface Branch {
  page?: string;
  readonly branches: Map<string, Branch>;
  readonly files: string[];
}

function readFolders(files: readonly string[]): RawNode[] {
  const root: Branch = { branches: new Map(), files: [] };
  for (const file of files) {
    const segments = file.split('/');
    const name = segments.pop() ?? '';
    let branch = root;
    for (const segment of segments) {
      const next: Branch = branch.branches.get(segment) ?? { branches: new Map(), files: [] };
      branch.branches.set(segment, next);
      branch = next;
    }
    if (FOLDER_PAGES.test(name) && branch.page === undefined) branch.page = file;
    else branch.files.push(file);
  }
  const nodes = toNodes(root);
  return root.page === undefined ? nodes : [toLeaf(root.page), ...nodes];
}

function toNodes({ branches, files }: Branch): RawNode[] {
  const entries = [
    ...files.map((file) => ({ key: posix.basename(file), node: toLeaf(file) })),
    ...[...branches].map(([name, branch]) => ({ key: name, node: toChapter(name, branch) })),
  ];
  // Numbers in front of names put them in order: 2 comes before 10.
  return entries
    .sort((first, second) => first.key.localeCompare(second.key, 'zh', { numeric: true }))
    .map(({ node }) => node);
}

function toChapter(name: string, branch: Branch): RawNode {
  const label = name.replace(/^\d+[-_. ]+/, '').replaceAll(/[-_]+/g, ' ') || name;
  const children = toNodes(branch);
  return branch.page === undefined
    ? { ...CHAPTER, name: label, children }
    : { ...CHAPTER, name: undefined, file: branch.page, children };
}

interface Place {
  readonly parentId: string | null;
  readonly ancestors: readonly string[];
  readonly names: string;
  readonly isHidden: boolean;
}

function giveIds(roots: readonly RawNode[], findings: ImportFinding[]): TreeNode[] {
  const files = new Set(listFiles(roots).map(toFileId));
  const taken = new Set<string>();
  const nodes: TreeNode[] = [];
  const claim = (wanted: string, isChapter: boolean) => {
    let id = wanted;
    for (let count = 2; taken.has(id) || (isChapter && files.has(id)); count += 1) id = `${wanted}~${count}`;
    taken.add(id);
    return id;
  };

  const add = (node: RawNode, place: Place) => {
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
      findings.push(
        warn('tree.json', 1, `below ${node.name ?? id} are more than ${MAX_LEVELS} levels: the rest follows on one`),
      );
    const below = isDeepest
      ? { ...place, names, isHidden }
      : { parentId: id, ancestors: [...place.ancestors, id], names, isHidden };
    for (const child of node.children) add(child, below);
  };
  for (const root of roots) add(root, { parentId: null, ancestors: [], names: '', isHidden: false });
  return nodes;
}

function toFileId(file: string): string {
  return shorten(file.replace(/\.md$/i, ''));
}

function toSlug(name: string): string {
  return name.trim().replaceAll(/[\s/]+/g, '-');
}

/** Ids stay within bounds, and apart. */
function shorten(id: string): string {
  if (id.length <= MAX_ID) return id;
  return `${id.slice(0, MAX_ID - 12)}~${createHash('sha256').update(id).digest('hex').slice(0, 10)}`;
}
