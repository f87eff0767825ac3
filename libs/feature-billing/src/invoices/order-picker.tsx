import { type CandidateId, INVOICE_LIMITS, type InvoiceCandidate } from '@portal/api-contract/account';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { FilterDates, RecordList, type RecordQuery, type RecordResult } from '@portal/ui-account/records';
import { Alert, ButtonLink } from '@portal/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChosenCandidates } from './application-draft';
import { CANDIDATE_COLUMNS } from './candidate-columns';
import { type CandidateMode, MODE_TABS } from './candidate-filter.rules';
import { SelectionBar } from './selection-bar';
import { chooseAll, findSelectionError, joinCandidates, readSelection } from './selection.rules';
import styles from './order-picker.module.css';

/** Props of `OrderPicker`. */
export interface OrderPickerProps {
  readonly mode: CandidateMode;
  readonly account: string;
  readonly query: RecordQuery;
  readonly candidates: RecordResult<InvoiceCandidate>;
  /** Everything that can be invoiced, as far as one invoice has room for it. */
  readonly all: readonly CandidateId[];
  /** Everything the filters leave; `undefined` while it is on its way. */
  readonly listed: readonly CandidateId[] | undefined;
  /** An order that is chosen from the start. */
  readonly firstId: string | undefined;
}

/** Orders or months to choose from, with what is chosen on all pages and its sum. */
export function OrderPicker({ mode, account, query, candidates, all, listed, firstId }: OrderPickerProps) {
  const navigate = useNavigate();
  const { chosen: kept, saveDraft, clearDraft } = useChosenCandidates(account);
  const [chosen, setChosen] = useState<readonly string[]>(() => [
    ...new Set([...(kept?.mode === mode ? kept.ids : []), ...(firstId ? [firstId] : [])]),
  ]);
  const [picked, setPicked] = useState<readonly CandidateId[]>([]);
  const [error, setError] = useState('');
  const isAll = all.length < INVOICE_LIMITS.orders;
  // What there is no room for is known once the list has shown it.
  const known = isAll ? all : joinCandidates(all, listed, candidates.lastData?.list, picked);
  const selection = readSelection(chosen, known);

  function choose(ids: readonly string[]) {
    setError('');
    setChosen(ids);
    const wanted = new Set(ids);
    if (!isAll) setPicked(known.filter(({ id }) => wanted.has(id)));
    const { ids: taken, orderCount, amount } = readSelection(ids, known);
    if (taken.length > 0) saveDraft({ mode, ids: taken, orderCount, amount });
    else clearDraft();
  }

  function goOn() {
    const found = findSelectionError(selection);
    setError(found);
    if (found) return;
    const { ids, orderCount, amount } = selection;
    saveDraft({ mode, ids, orderCount, amount });
    void navigate(accountPaths.invoiceFillIn.href());
  }

  return (
    <>
      {selection.goneTotal > 0 && <Alert tone="warning">{describeGone(selection.goneTotal, isAll)}</Alert>}
      {!isAll && (
        <Alert tone="warning">{`一次最多开 ${INVOICE_LIMITS.orders} 个订单，其余订单请在这次申请后继续开票`}</Alert>
      )}
      <RecordList<InvoiceCandidate>
        name={mode === 'order' ? '可开票订单' : '可开票月份'}
        storageKey="invoice-candidate"
        columns={CANDIDATE_COLUMNS[mode]}
        getKey={({ id }) => id}
        result={candidates}
        query={query}
        tabs={{ name: 'mode', items: MODE_TABS, label: '选择方式' }}
        filters={<FilterDates query={query} names={['from', 'to']} label="下单日期" />}
        empty={{
          message: '没有可以开票的订单，订单完成后会出现在这里',
          action: (
            <ButtonLink href={paths.product.href()} size="compact">
              选购产品
            </ButtonLink>
          ),
        }}
        selection={{ keys: selection.ids, onChange: choose, isFixed: (id) => selection.fixedIds.has(id) }}
      />
      {all.length > 0 && (
        <div className={styles.dock}>
          {error && <Alert>{error}</Alert>}
          <SelectionBar
            selection={selection}
            listedTotal={listed?.length}
            onAll={() => choose([...new Set([...chosen, ...chooseAll(listed ?? [], selection)])])}
            onClear={() => choose([])}
            onNext={goOn}
          />
        </div>
      )}
    </>
  );
}

function describeGone(total: number, isAll: boolean): string {
  return isAll
    ? `之前选择的 ${total} 项已不能开票，已为您移除`
    : `之前选择的 ${total} 项不在最先列出的 ${INVOICE_LIMITS.orders} 个订单中，请按下单日期找到后重新选择`;
}
