import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CHECKED = /^(apps|libs)\/[^/]+\/src\/.*\.(css|tsx)$/;
/** Where colors may stand: the site's, those a document is read in, and a picture's. */
const SOURCES_OF_COLOR = [
  'libs/ui-kit/src/theme/tokens.css',
  'libs/feature-documents/src/document-content/reading-tokens.module.css',
  'apps/login-page/src/frame/two-doors-picture.tsx',
];
const HEX = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b';
const COLORS = {
  // In URLs of pictures `#` is written as `%23`.
  css: new RegExp(HEX, 'gi'),
  // Not after `href`, where `#add` is an anchor.
  tsx: new RegExp(`(?<=(?:fill|stroke|color|background)\\w*\\s*[=:]\\s*\\{?["'\`])${HEX}`, 'gi'),
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const TOKENS = new Set(
  readFileSync(join(root, 'libs/ui-kit/src/theme/tokens.css'), 'utf8').match(/(?<=^ *)--color-[\w-]+(?=:)/gm),
);
const TOKEN = /(?<=var\()--color-[\w-]+/g;

/**
 * Returns the colors of a style sheet or of markup that are no tokens, and names of tokens that there are none of, with
 * their lines.
 * @param {string} file path from the workspace's root
 * @param {string} text
 * @returns {string[]}
 */
export function findColorMistakes(file, text) {
  const [, , extension] = CHECKED.exec(file) ?? [];
  if (!extension || file.endsWith('.spec.tsx')) return [];
  const pattern = extension === 'css' ? COLORS.css : COLORS.tsx;
  return text.split('\n').flatMap((line, index) => {
    const colors = SOURCES_OF_COLOR.includes(file) ? [] : (line.match(pattern) ?? []);
    const unknown = (line.match(TOKEN) ?? []).filter((name) => !TOKENS.has(name));
    return [...colors, ...unknown].map((word) => `${file}:${index + 1}: ${word} is no token of ${SOURCES_OF_COLOR[0]}`);
  });
}

/** Checks every file that is or is about to be under version control. */
function checkWorkspace() {
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', '*.css', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listing.split('\0').filter((file) => file && existsSync(join(root, file)));
  const mistakes = files.flatMap((file) => findColorMistakes(file, readFileSync(join(root, file), 'utf8')));
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) checkWorkspace();
