import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const SUBJECT = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9-]+(,\\s?[a-z0-9-]+)*\\))?!?: \\S.*[^.\\s]$`);
const WRITTEN_BY_GIT = /^(Merge |Revert "|fixup! |squash! )/;
const MAX_SUBJECT_LENGTH = 100;
const CHECKED_COMMITS = 200;

/**
 * Why a subject line is no Conventional Commit.
 * @param {string} subject
 * @returns {string | undefined}
 */
export function findSubjectMistake(subject) {
  if (WRITTEN_BY_GIT.test(subject)) return undefined;
  if (subject.length > MAX_SUBJECT_LENGTH) return `has more than ${MAX_SUBJECT_LENGTH} characters`;
  return SUBJECT.test(subject) ? undefined : 'is not of the form "type(scope): what changed"';
}

/** Checks the messages of the latest commits; a clone without history has none to check. */
function checkHistory() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') return;
  const lines = git('log', '--no-merges', `-${CHECKED_COMMITS}`, '--format=%h %s').split('\n').filter(Boolean);
  const mistakes = lines.flatMap((line) => {
    const subject = line.slice(line.indexOf(' ') + 1);
    const mistake = findSubjectMistake(subject);
    return mistake ? [`${line}: ${mistake}`] : [];
  });
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) checkHistory();
