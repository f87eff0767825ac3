import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { chown, lchown, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `nobody` on every Linux distribution. */
const NOBODY = 65_534;

/** How to run the server's programs: PostgreSQL refuses to run as root. */
export interface PostgresIdentity {
  /** Puts the command in front of a program, or leaves it as it is. */
  readonly wrap: (program: string, args: readonly string[]) => { command: string; args: string[] };
  readonly spawnAs: { readonly uid: number; readonly gid: number } | undefined;
  /** Owner the cluster's files must have. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/**
 * Chooses the identity of the server process. As root it is `nobody` where that user can reach the
 * programs and the data; elsewhere a user namespace, in which root's files belong to `nobody`.
 */
export function choosePostgresIdentity(reachable: readonly string[]): PostgresIdentity {
  const direct = (program: string, args: readonly string[]) => ({ command: program, args: [...args] });
  if (process.getuid?.() !== 0) return { wrap: direct, spawnAs: undefined, owner: undefined };
  if (reachable.every(isOpenToAll)) {
    const nobody = { uid: NOBODY, gid: NOBODY };
    return { wrap: direct, spawnAs: nobody, owner: nobody };
  }
  return {
    wrap: (program, args) => ({ command: 'unshare', args: ['-U', `--map-user=${NOBODY}`, program, ...args] }),
    spawnAs: undefined,
    owner: { uid: 0, gid: 0 },
  };
}

/** Gives a folder and all in it to an owner, where it has another one. */
export async function giveFolder(folder: string, owner: PostgresIdentity['owner']): Promise<void> {
  if (owner === undefined || !existsSync(folder)) return;
  if (statSync(folder).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    const path = join(folder, entry);
    await ((await lstat(path)).isSymbolicLink() ? lchown : chown)(path, owner.uid, owner.gid);
  }
  await chown(folder, owner.uid, owner.gid);
}

function isOpenToAll(path: string): boolean {
  try {
    accessSync(path, constants.F_OK);
    for (let folder = path; ; folder = dirname(folder)) {
      if ((statSync(folder).mode & 0o001) === 0) return false;
      if (dirname(folder) === folder) return true;
    }
  } catch {
    return false;
  }
}
