import type { WorkOrderBrief } from '@portal/api-contract/account';
import { describeAction, listActions, workOrderLifecycle } from '@portal/lifecycles';
import { Button, SiteLink } from '@portal/ui-kit';
import { ACTION_WORDS, type PlainAction } from './work-order-actions';
import { toWorkOrderHref } from './work-order-href';
import styles from './work-order-list.module.css';

/** Props of `RowActions`. */
export interface RowActionsProps {
  readonly row: WorkOrderBrief;
  readonly onAction: (action: PlainAction) => void;
}

// Everything in the list is one.
const RECORD = workOrderLifecycle.record;
const LAST_WAITING = 1;
const FIRST_OVER = 4;

/** What can be done from the list: the actions of the state that need no more than a reason, and the way to the others. */
export function RowActions({ row: { ticketNo, title, status }, onAction }: RowActionsProps) {
  const actions = listActions(workOrderLifecycle, status, 'user');
  const written = actions.find((action) => action === 'supplement' || action === 'resume');
  const text = written ? describeAction(workOrderLifecycle, written) : '查看';
  return (
    <div className={styles.actions}>
      <SiteLink href={toWorkOrderHref(ticketNo)} className={styles.link} aria-label={`${text} ${title}`}>
        {text}
      </SiteLink>
      {listRowActions(status).map((action) => (
        <Button
          key={action}
          variant="plain"
          className={styles.link}
          aria-label={`${ACTION_WORDS[action].label} ${title}`}
          onClick={() => onAction(action)}
        >
          {ACTION_WORDS[action].label.replace(RECORD, '')}
        </Button>
      ))}
    </div>
  );
}

/** Actions of a row in a state. */
export function listRowActions(status: WorkOrderBrief['status']): readonly PlainAction[] {
  const ways = listActions(workOrderLifecycle, status, 'user');
  return [
    ...(status <= LAST_WAITING ? (['urge'] as const) : []),
    ...(['confirm', 'withdraw'] as const).filter((action) => ways.includes(action)),
    ...(status >= FIRST_OVER ? (['delete'] as const) : []),
  ];
}
