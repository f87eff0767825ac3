import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError, runOperatorCommand } from '../start/operator-error.mjs';
import { runNpm } from '../start/run-command.mjs';
import { workspaceRoot } from '../start/workspace.mjs';

const DEFAULT_FILE = join(workspaceRoot, '.cache/sbom.cdx.json');

/**
 * Bill of materials of what ships: every package of the lockfile that is not for development alone, in CycloneDX.
 * @param {string} root
 * @returns {Promise<{ components: { name: string, version: string, purl: string }[] }>}
 */
export async function createSbom(root) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sbom-'));
  try {
    const { code, output } = await runNpm(
      ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'silent'],
      { cwd: writeShippedPackages(root, folder) },
    );
    if (code !== 0) throw new OperatorError(`npm could not write a bill of materials:\n${output}`);
    return JSON.parse(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Manifest and lockfile without development. Told to leave it out itself, npm also loses what ships and is used for
 * development besides.
 * @param {string} root @param {string} folder
 * @returns {string} folder that has the name of the product, which npm takes from it
 */
function writeShippedPackages(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(lock.packages).filter(([, entry]) => !entry.dev);
  for (const entry of [manifest, ...shipped.map(([, each]) => each)]) delete entry.devDependencies;
  const target = join(folder, manifest.name);
  mkdirSync(target);
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(target, 'package-lock.json'), JSON.stringify({ ...lock, packages: Object.fromEntries(shipped) }));
  return target;
}

/** Writes the bill to the file that is named, or beside other caches. */
async function writeSbom() {
  const file = process.argv[2] ? resolve(process.argv[2]) : DEFAULT_FILE;
  const sbom = await createSbom(workspaceRoot);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, undefined, 2)}\n`);
  process.stdout.write(`${sbom.components.length} components in ${file}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runOperatorCommand(writeSbom);
