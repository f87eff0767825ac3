import type { ContentDetail } from '@portal/api-contract/community';
import type { SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';

/** What a reader has done with an item. */
export type ReaderState = Omit<NonNullable<ContentDetail['mine']>, 'isAuthor'>;

/** Whose items a reader wants to see, as queries for an `in`. */
export interface Followed {
  /** Keys of authors. */
  readonly people: SQL;
  readonly tags: SQL;
}

/** What those who keep votes, collections and follows tell of a reader. They register it once, when they start. */
export interface Participation {
  /** What somebody follows. */
  listFollowed(userId: string): Followed;
  /** Keys of the authors whom somebody does not want to hear of. */
  readUnheard(runner: QueryRunner, userId: string): Promise<readonly string[]>;
  /** Keys (`mid`) of the items that are not to be recommended to somebody. */
  readUninteresting(runner: QueryRunner, userId: string): Promise<readonly string[]>;
  readReaderState(runner: QueryRunner, userId: string, mid: string): Promise<ReaderState>;
}

/** Where participation is registered, and asked for. */
export interface ParticipationPort {
  register(participation: Participation): void;
  /** Nothing where nobody keeps such things. */
  get(): Participation | undefined;
}

/** Creates the place where participation is registered. */
export function createParticipationPort(): ParticipationPort {
  let known: Participation | undefined;
  return {
    register(participation) {
      if (known) throw new Error('Two modules register what readers of the community do');
      known = participation;
    },
    get: () => known,
  };
}
