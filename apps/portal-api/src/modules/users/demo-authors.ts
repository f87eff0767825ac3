import type { QueryRunner } from '../../platform/database/database';
import { portalUser } from './users.tables';

/** Nobody vouches for the authors of a demonstration: none of them can log in. */
const ISSUER = 'demonstration';

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
    ...{ createdAt: joinedAt, lastLoginAt: joinedAt },
  }));
  await runner.insert(portalUser).values(rows).onConflictDoNothing();
}
