import type { ModelListingState } from '@portal/api-contract/account';
import type { TransitionRequest } from '../record-transition';

/** What a record has that is published in texts, of which one is written on while visitors see another. */
export interface ListedRow {
  readonly state: ModelListingState;
  readonly ownerId: string | null;
  /** Text that is written on, or the last one. */
  readonly draftNumber: number;
  /** Text that visitors see, or saw last; null before the first. */
  readonly liveNumber: number | null;
  /** Since when something waits for a review. */
  readonly submittedAt: Date | null;
  readonly assigneeId: string | null;
  readonly isAppeal: boolean;
  /** Text for which a decision was appealed against. */
  readonly appealedNumber: number | null;
  /** The last decision that was against it, where, and whose it was. */
  readonly reason: string;
  readonly positions: readonly unknown[];
  readonly decidedBy: string | null;
  readonly publishedAt: Date | null;
}

/** Columns that its steps change. */
export type ListingChanges = Partial<
  Pick<
    ListedRow,
    'liveNumber' | 'submittedAt' | 'assigneeId' | 'isAppeal' | 'appealedNumber' | 'reason' | 'decidedBy' | 'publishedAt'
  >
> & { readonly positions?: never[]; readonly updatedAt?: Date };

/** Steps of the lifecycles of what is published (`defineListing`). */
export type ListingAction =
  | 'save'
  | 'submit'
  | 'withdraw'
  | 'pass'
  | 'reject'
  | 'appeal'
  | 'offShelf'
  | 'takeDown'
  | 'revise'
  | 'withdrawRevision'
  | 'passRevision'
  | 'rejectRevision'
  | 'relist'
  | 'resubmit';

/** States by name. */
export const [DRAFT, WAITING, REJECTED, ON_SHELF, OFF_SHELF, TAKEN_DOWN] = [
  ...([100, 101, 121, 211, 311, 321] as const),
] as const;

/** Whether a text is written beside the one that visitors see, or saw last. */
export function isRevising({ draftNumber, liveNumber }: ListedRow): boolean {
  return liveNumber !== null && draftNumber !== liveNumber;
}

/** Whether what waits for a review is a changed text beside the one that visitors see. */
export function isRevisionWaiting({ state, submittedAt }: ListedRow): boolean {
  return state === ON_SHELF && submittedAt !== null;
}

/** Whether the newest text may be written on now. */
export function isEditable({ submittedAt, draftNumber, liveNumber }: ListedRow): boolean {
  return submittedAt === null && draftNumber !== liveNumber;
}

/** A changed text beside the one that visitors see, and how it stands; null where there is none. */
export function findRevision(row: ListedRow): 'draft' | 'waiting' | 'rejected' | null {
  if (row.state !== ON_SHELF || !isRevising(row)) return null;
  if (row.submittedAt !== null) return 'waiting';
  return row.reason === '' ? 'draft' : 'rejected';
}

/** The step by which the newest text is submitted. */
export function chooseSubmission({ state }: ListedRow): ListingAction {
  if (state === ON_SHELF) return 'revise';
  return state === OFF_SHELF || state === TAKEN_DOWN ? 'resubmit' : 'submit';
}

/** Conditions of the steps that are the same for all that is published. */
export const LISTING_GUARDS = {
  appealedNever(row: ListedRow): string {
    if (row.state === TAKEN_DOWN && isRevising(row)) return '已新建版本，请修改后重新提交，或放弃修改再申诉';
    return row.appealedNumber === row.draftNumber ? '同一版本只能申诉一次，请修改后重新提交' : '';
  },
  isSettled: ({ submittedAt }: ListedRow) => (submittedAt === null ? '' : '修改正在审核，请先撤回'),
  isRevised: ({ submittedAt }: ListedRow) => (submittedAt === null ? '没有等待审核的修改' : ''),
  isChanged: ({ draftNumber, liveNumber }: ListedRow) => (draftNumber === liveNumber ? '请先新建版本并修改内容' : ''),
  isUnchanged: ({ draftNumber, liveNumber }: ListedRow) =>
    draftNumber === liveNumber ? '' : '内容已修改，请提交审核，或放弃修改后再上架',
};

/** Nothing waits for a review any more. */
export const SETTLED = { submittedAt: null, assigneeId: null, isAppeal: false } as const;

/** What a reviewer had to say is dealt with. */
const CLEARED = { ...SETTLED, reason: '', positions: [] as never[] };

/** Columns of a record that change with a step. */
export function toListingChanges(
  row: ListedRow,
  { action, actor, at, reason = '' }: TransitionRequest<ListingAction>,
): ListingChanges {
  const decided = { ...SETTLED, decidedBy: actor.id };
  switch (action) {
    case 'submit':
    case 'revise':
    case 'resubmit':
      return { ...CLEARED, submittedAt: at, updatedAt: at };
    case 'appeal':
      return { ...SETTLED, submittedAt: at, isAppeal: true, appealedNumber: row.draftNumber, updatedAt: at };
    case 'withdraw':
    case 'withdrawRevision':
      return { ...SETTLED, updatedAt: at };
    case 'reject':
    case 'rejectRevision':
      return { ...decided, reason, updatedAt: at };
    case 'pass':
    case 'passRevision':
      return {
        ...decided,
        ...CLEARED,
        liveNumber: row.draftNumber,
        publishedAt: row.publishedAt ?? at,
        updatedAt: at,
      };
    case 'takeDown':
      return { ...decided, reason, positions: [], updatedAt: at };
    case 'offShelf':
    case 'relist':
      return { updatedAt: at };
    case 'save':
      return {};
  }
}
