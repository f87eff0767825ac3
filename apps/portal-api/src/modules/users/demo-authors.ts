import type { QueryRunner } from '../../platform/database/database';
import { portalUser } from './users.tables';

/** Nobody vouches for the authors of a demonstration: none of them can log in. */
const ISSUER = 'demonstration';

/** Who writes in public has a verified telephone; nobody has this one. */
const TELEPHONE = '138****0000';

/** An author of the demonstration. */
export interface DemoAuthor {
  readonly id: string;
  /** Name in its URL. */
  readonly userCode: string;
  readonly nickname: string;
  readonly bio: string;
  readonly joinedAt: Date;
}

/** Stores the authors of a demonstration, once. */
export async function storeDemoAuthors(runner: QueryRunner, authors: readonly DemoAuthor[]): Promise<void> {
  if (authors.length === 0) return;
  const rows = authors.map(({ id, userCode, nickname, bio, joinedAt }) => ({
    ...{ id, issuer: ISSUER, subject: userCode, account: userCode, userCode, nickname, bio },
    ...{ createdAt: joinedAt, lastLoginAt: joinedAt, telephoneMasked: TELEPHONE },
  }));
  await runner
    .insert(portalUser)
    .values(rows)
    // Those of a demonstration that began without one get it, too.
    .onConflictDoUpdate({ target: portalUser.id, set: { telephoneMasked: TELEPHONE } });
}
