import { type CandidateId, INVOICE_LIMITS, INVOICE_SUBJECTS, type InvoiceSubject } from '@portal/api-contract/account';

/** What is chosen of all that can be invoiced. */
export interface Selection {
  /** With those that go on the invoice in any case. */
  readonly ids: readonly string[];
  /** Those that cannot be left out. */
  readonly fixedIds: ReadonlySet<string>;
  readonly orderCount: number;
  /** In 分. */
  readonly amount: number;
  readonly subjects: readonly InvoiceSubject[];
  /** Chosen before, and not among what is known. */
  readonly goneTotal: number;
}

/** Returns candidates of several lists, each once. */
export function joinCandidates(...lists: (readonly CandidateId[] | undefined)[]): readonly CandidateId[] {
  const known = new Map<string, CandidateId>();
  for (const candidate of lists.flatMap((list) => list ?? []))
    if (!known.has(candidate.id)) known.set(candidate.id, candidate);
  return [...known.values()];
}

/**
 * Returns a selection with its sums: orders some of whose money went back go on the next invoice of their subject
 * (design: account area), and what cannot be invoiced any more drops out.
 */
export function readSelection(chosen: readonly string[], all: readonly CandidateId[]): Selection {
  const wanted = new Set(chosen);
  const picked = all.filter(({ id }) => wanted.has(id));
  const subjects = [...new Set(picked.map(({ subject }) => subject))];
  const fixed = all.filter(({ negative, subject }) => negative && subjects.includes(subject));
  const fixedIds = new Set(fixed.map(({ id }) => id));
  const taken = all.filter(({ id }) => wanted.has(id) || fixedIds.has(id));
  return {
    ids: taken.map(({ id }) => id),
    fixedIds,
    orderCount: taken.reduce((sum, { orderCount }) => sum + orderCount, 0),
    amount: taken.reduce((sum, { invoiceable }) => sum + invoiceable, 0),
    subjects,
    goneTotal: wanted.size - picked.length,
  };
}

/** Returns the ids of all that is listed and goes with what is chosen: of its subject, or of the one with more orders. */
export function chooseAll(listed: readonly CandidateId[], { subjects }: Pick<Selection, 'subjects'>): string[] {
  const count = (subject: InvoiceSubject) => listed.filter((candidate) => candidate.subject === subject).length;
  const larger = count('person') > count('enterprise') ? 'person' : 'enterprise';
  const subject = subjects[0] ?? larger;
  return listed.filter((candidate) => candidate.subject === subject).map(({ id }) => id);
}

/** Why a selection cannot be invoiced; empty where it can. */
export function findSelectionError({ ids, orderCount, amount, subjects }: Selection): string {
  if (ids.length === 0) return '请选择要开票的订单';
  if (subjects.length > 1) {
    const names = subjects.map((subject) => INVOICE_SUBJECTS[subject]).join('与');
    return `${names}主体的订单不能开在同一张发票上，请只选择其中一种`;
  }
  if (orderCount > INVOICE_LIMITS.orders) return `一次最多选择${INVOICE_LIMITS.orders}个订单，已选${orderCount}个`;
  return amount > 0 ? '' : '已选订单的开票金额合计必须大于 0';
}
