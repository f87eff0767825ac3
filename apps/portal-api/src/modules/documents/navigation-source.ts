import type { DocumentFolder } from './document-folder';
import { type ImportFinding, warn } from './import-finding';
import { type Navigation, type NavigationEntry, ScriptMistake } from './navigation';
import { readDocusaurusSidebars } from './navigation-docusaurus';
import { readSummary } from './navigation-gitbook';
import { readMkdocs } from './navigation-mkdocs';
import { readVuepressSidebar } from './navigation-vuepress';

type Folder = Pick<DocumentFolder, 'menus' | 'pages'>;

type Entries = NavigationEntry[] | undefined;

interface Reader {
  readonly file: RegExp;
  readonly read: (file: string, text: string, folder: Folder) => Promise<Entries> | Entries;
}

const READERS: readonly Reader[] = [
  { file: /^\.\.\/mkdocs\.ya?ml$/, read: (_file, text) => readMkdocs(text).entries },
  {
    file: /^\.\.\/sidebars\.(js|cjs|mjs|ts|json)$/,
    read: async (file, _text, { menus, pages }) => readDocusaurusSidebars(await readConfig(file, menus), pages),
  },
  {
    file: /^\.(vitepress|vuepress)\/config(\/index)?\.[cm]?[jt]s$/,
    read: async (file, _text, { menus }) => readVuepressSidebar(await readConfig(file, menus)),
  },
  { file: /^(SUMMARY|_sidebar)\.md$/, read: (_file, text) => readSummary(text) },
];

/** Finds the menu of the tool that a folder was written for; one that cannot be read is told of. */
export async function findNavigation(folder: Folder, findings: ImportFinding[]): Promise<Navigation | undefined> {
  for (const { file: pattern, read } of READERS) {
    for (const [file, text] of folder.menus) {
      if (!pattern.test(file)) continue;
      const entries = await tryRead(file, () => read(file, text, folder), findings);
      if (entries && entries.length > 0) return { file, entries };
    }
  }
  return undefined;
}

async function tryRead(
  file: string,
  read: () => Promise<Entries> | Entries,
  findings: ImportFinding[],
): Promise<Entries> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ScriptMistake)) throw error;
    findings.push(warn(file, error.line, 'brokenMenuScript', error.message));
    return undefined;
  }
}

// The parser is large, and most folders have no scripts.
async function readConfig(file: string, scripts: ReadonlyMap<string, string>): Promise<unknown> {
  const { readScript } = await import('./static-script');
  return readScript(file, scripts);
}
