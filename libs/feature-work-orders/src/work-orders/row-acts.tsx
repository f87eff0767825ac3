import type { WorkOrderBrief } from '@portal/api-contract/account';
import { describeAct, listActs, workOrderLifecycle } from '@portal/lifecycles';
import { Button, SiteLink } from '@portal/ui-kit';
import { ACT_WORDS, type PlainAct } from './work-order-acts';
import { toWorkOrderHref } from './work-order-href';
import styles from './work-order-list.module.css';

/** Props of `RowActs`. */
export interface RowActsProps {
  readonly row: WorkOrderBrief;
  readonly onAct: (act: PlainAct) => void;
}

// Everything in the list is one.
const RECORD = workOrderLifecycle.record;
const LAST_WAITING = 1;
const FIRST_OVER = 4;

/** What can be done from the list: the acts of the state that need no more than a reason, and the way to the others. */
export function RowActs({ row: { ticketNo, title, status }, onAct }: RowActsProps) {
  const acts = listActs(workOrderLifecycle, status, 'user');
  const written = acts.find((act) => act === 'supplement' || act === 'resume');
  const text = written ? describeAct(workOrderLifecycle, written) : '查看';
  return (
    <div className={styles.acts}>
      <SiteLink href={toWorkOrderHref(ticketNo)} className={styles.link} aria-label={`${text} ${title}`}>
        {text}
      </SiteLink>
      {listRowActs(status).map((act) => (
        <Button
          key={act}
          variant="plain"
          className={styles.link}
          aria-label={`${ACT_WORDS[act].label} ${title}`}
          onClick={() => onAct(act)}
        >
          {ACT_WORDS[act].label.replace(RECORD, '')}
        </Button>
      ))}
    </div>
  );
}

/** Acts of a row in a state. */
export function listRowActs(status: WorkOrderBrief['status']): readonly PlainAct[] {
  const ways = listActs(workOrderLifecycle, status, 'user');
  return [
    ...(status <= LAST_WAITING ? (['urge'] as const) : []),
    ...(['confirm', 'withdraw'] as const).filter((act) => ways.includes(act)),
    ...(status >= FIRST_OVER ? (['delete'] as const) : []),
  ];
}
