import type { ContentDetail } from '@portal/api-contract/community';
import type { SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';

/** What a reader has done with an item. */
export type ReaderState = Omit<NonNullable<ContentDetail['mine']>, 'isAuthor'>;

/** What those who keep votes, collections and follows tell of a reader. They register it once, when they start. */
export interface Participation {
  /** Query of the keys of the authors that somebody follows, for an `in`. */
  listFollowed(userId: string): SQL;
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
