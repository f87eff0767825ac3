import type { QueryRunner } from '../../database/database';
import { HttpError } from '../../http/http-error';
import type { RecordChanges, RecordKind, RecordRow, RecordTable } from '../define-record';
import { assertNobodyElses, claimRecord, type Handling } from '../record-assignment';
import type { Deed } from '../record-transition';
import { isRevisionWaiting, type ListedRow, type ListingAction } from './listed-record';

/** What a reviewer finds wrong. */
export interface Rejection<Position> {
  readonly reason: string;
  readonly positions: readonly Position[];
}

type ListedTable = RecordTable<ListedRow & RecordRow<ListedRow['state']>>;

/** What reviewers do with a kind of record that is published. */
export function createListingReview<Table extends ListedTable, Position>(
  kind: RecordKind<ListedRow['state'], ListingAction, Table>,
) {
  type Row = Table['$inferSelect'];

  /** Rejects with 409 where nothing waits, and whoever made the decision that is appealed against. */
  function assertMayDecide({ submittedAt, isAppeal, decidedBy }: Row, id: string | null): void {
    if (submittedAt === null) throw new HttpError(409, `该${kind.lifecycle.record}没有等待审核的内容`);
    if (isAppeal && decidedBy !== null && decidedBy === id) throw new HttpError(409, '申诉须由另一位审核员处理');
  }

  return {
    /** Takes the review of a locked record on, also from somebody else. Rejects with 409 where nothing waits, or it is the caller's. */
    async claim(runner: QueryRunner, row: Row, { operator, at }: Handling): Promise<Row> {
      assertMayDecide(row, operator.id);
      return claimRecord(kind, runner, row, { operator, at });
    },

    /** Passes what waits of a locked record, or rejects it. Whoever else works on it has to be relieved first. */
    async decide(runner: QueryRunner, row: Row, { operator, at }: Deed, rejection?: Rejection<Position>): Promise<Row> {
      assertMayDecide(row, operator.id);
      assertNobodyElses(kind, row, operator);
      const isRevision = isRevisionWaiting(row);
      if (rejection === undefined)
        return kind.transition(runner, row, { action: isRevision ? 'passRevision' : 'pass', actor: operator, at });
      const { reason, positions } = rejection;
      const request = { action: isRevision ? 'rejectRevision' : 'reject', actor: operator, at, reason } as const;
      return kind.transition(runner, row, request, toChanges({ positions }));
    },
  };
}

// That the table has the columns is what its type says; which others it has is not known here.
function toChanges<Row>(changes: object): RecordChanges<Row> {
  return changes as unknown as RecordChanges<Row>;
}
