import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { chown, lchown, lstat, readdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
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
 * Chooses the identity of the server process. Root becomes `nobody` where that user can reach the programs
 * and the data. Elsewhere, and for users without an entry in the system's list, which PostgreSQL rejects
 * too, it is a user namespace in which our own files belong to `nobody`.
 */
export function choosePostgresIdentity(reachable: readonly string[]): PostgresIdentity {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && reachable.every(isOpenToAll)) {
    const nobody = { uid: NOBODY, gid: NOBODY };
    return { wrap: (program, args) => ({ command: program, args: [...args] }), spawnAs: nobody, owner: nobody };
  }
  if (isRoot || !hasUserEntry()) {
    return {
      wrap: (program, args) => ({ command: 'unshare', args: ['-U', `--map-user=${NOBODY}`, program, ...args] }),
      spawnAs: undefined,
      owner: isRoot ? { uid: 0, gid: 0 } : undefined,
    };
  }
  return { wrap: (program, args) => ({ command: program, args: [...args] }), spawnAs: undefined, owner: undefined };
}

function hasUserEntry(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
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
