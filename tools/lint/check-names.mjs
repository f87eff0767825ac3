import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROLES = new Set([
  ...[
    'page',
    'loader',
    'routes',
    'area',
    'paths',
    'values',
    'config',
    'endpoints',
    'slice',
    'contract',
    'schemas',
    'rules',
  ],
  ...['service', 'repository', 'tables', 'read-model', 'styles', 'spec', 'suite', 'e2e', 'client', 'server', 'd'],
]);

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FREE_NAMES = /^(\..*|README\.md|[a-z0-9_-]+\.sql)$/;
const CHECKED_FOLDERS = /^(apps|libs|tools|docs)\//;
const FREE_FOLDERS = /^apps\/portal-content\/content\/|\/(public|migrations|files|templates)\//;
const SOURCE = /^(apps|libs)\/[^/]+\/src\/.*\.tsx?$/;

const FORBIDDEN_TEXTS = [
  { pattern: /lorem ipsum/i, reason: 'has a placeholder text' },
  {
    pattern: /eslint-disable.*enforce-module-boundaries/,
    reason: 'steps over a wall; move the wall by a decision instead',
  },
  { pattern: /keep in sync/i, reason: 'asks the reader to keep two places alike; share the code or test it' },
];

/** Words that once stood for another in this code, with the one that stands now (`docs/glossary.md`). */
const RETIRED_WORDS = new Map(
  Object.entries({
    action: 'act acts',
    video: 'film films',
    role: 'duty duties',
    assignment: 'hands',
    semaphore: 'turns',
    purge: 'forget forgets',
    environment: 'surrounding surroundings',
    max: 'most longest',
    min: 'least',
    'first interaction': 'awakening',
    response: 'answer answers answering unanswered',
    'reject or error': 'refuse refuses refused refusing refusal refusals',
  }).flatMap(([word, retired]) => retired.split(' ').map((old) => [old, word])),
);

/** Words that were replaced together; alone each of them has a meaning of its own. */
const RETIRED_PAIRS = new Map(
  Object.entries({
    'page URL': 'page-address',
    'item path': 'item-address address-query',
    'home path': 'home-address',
    'return URL': 'return-address',
    'site URL': 'site-address',
    'authorize URL': 'authorize-address',
    'current URL': 'current-address',
    'transition request': 'record-step reject-step refuse-step',
  }).flatMap(([words, retired]) => retired.split(' ').map((old) => [old, words])),
);

/** Where an answer is somebody's: to a question, a captcha or a consent, in the community or within a work order. */
const ANSWERS_OF_PEOPLE =
  /captcha|challenge|community|consent|participation|question|faq|verification|login-calls|log-in|work-order|\/forms\.suite/;

const DECLARATION = /\b(?:const|let|function|class|interface|type)\s+(?<name>[A-Za-z_$][\w$]*)/g;

/**
 * Retired words in a name, each with what it is called now.
 * @param {string} name in any case
 * @param {string} file that it stands in
 * @returns {string[]}
 */
function findRetiredWords(name, file) {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/);
  const isAllowed = (/** @type {string} */ word) => word.includes('answer') && ANSWERS_OF_PEOPLE.test(file);
  const pairs = words.slice(1).map((word, index) => `${words[index]}-${word.replace(/(?<=address)es$/, '')}`);
  return [
    ...words
      .filter((word) => RETIRED_WORDS.has(word) && !isAllowed(word))
      .map((word) => `"${word}" is called "${RETIRED_WORDS.get(word)}"`),
    ...pairs
      .filter((pair) => RETIRED_PAIRS.has(pair))
      .map((pair) => `"${pair}" is called "${RETIRED_PAIRS.get(pair)}"`),
  ];
}

/**
 * Mistakes in the name of a file.
 * @param {string} file path from the workspace's root
 * @param {(file: string) => boolean} isEntry whether a package exports the file
 * @returns {string[]}
 */
export function findNameMistakes(file, isEntry) {
  if (!CHECKED_FOLDERS.test(file) || FREE_FOLDERS.test(file)) return [];
  const name = basename(file);
  if (FREE_NAMES.test(name)) return [];
  const [stem, ...suffixes] = name.split('.');
  const folders = dirname(file)
    .split('/')
    .filter((folder) => !KEBAB_CASE.test(folder));
  const role = SOURCE.test(file) ? suffixes.slice(0, -1).find((suffix) => !ROLES.has(suffix)) : undefined;
  return [
    ...folders.map((folder) => `${file}: the folder "${folder}" is not in kebab-case`),
    ...(KEBAB_CASE.test(stem) ? [] : [`${file}: the name is not in kebab-case`]),
    ...findRetiredWords(stem, file).map((reason) => `${file}: ${reason}`),
    ...(role ? [`${file}: ".${role}" is no role of the closed list`] : []),
    ...(SOURCE.test(file) && stem === 'index' && !isEntry(file)
      ? [`${file}: index.ts stands only where the package exports it`]
      : []),
  ];
}

/**
 * Mistakes in the text of a source file.
 * @param {string} file @param {string} text
 * @returns {string[]}
 */
export function findTextMistakes(file, text) {
  if (!SOURCE.test(file)) return [];
  const names = new Set(Array.from(text.matchAll(DECLARATION), ({ groups }) => groups?.name ?? ''));
  return [
    ...FORBIDDEN_TEXTS.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => `${file}: ${reason}`),
    ...[...names].flatMap((name) => findRetiredWords(name, file).map((reason) => `${file}: ${name}: ${reason}`)),
  ];
}

/** @param {string} root @returns {(file: string) => boolean} */
function createEntryTest(root) {
  /** @type {Map<string, string>} */
  const exportsOf = new Map();
  return (file) => {
    const project = file.split('/').slice(0, 2).join('/');
    if (!exportsOf.has(project)) {
      const manifest = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
      exportsOf.set(project, JSON.stringify(manifest.exports ?? {}));
    }
    return exportsOf.get(project)?.includes(`"./${file.slice(project.length + 1)}"`) ?? false;
  };
}

/** Checks every file that is or is about to be under version control. */
function checkWorkspace() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listing.split('\0').filter((file) => file && existsSync(join(root, file)));
  const isEntry = createEntryTest(root);
  const mistakes = files.flatMap((file) => [
    ...findNameMistakes(file, isEntry),
    ...(SOURCE.test(file) ? findTextMistakes(file, readFileSync(join(root, file), 'utf8')) : []),
  ]);
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) checkWorkspace();
