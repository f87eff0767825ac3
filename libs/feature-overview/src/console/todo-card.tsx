import { type Todo, TODO_KINDS } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { communityPaths } from '@portal/portal-paths/community';
import { QueryCard } from '@portal/ui-account';
import { CheckIcon, SiteLink } from '@portal/ui-kit';
import styles from './console.module.css';

/** To-dos as the console shows them. */
const TODO_LABELS: Readonly<Record<Todo['kind'], TodoLabel>> = {
  unpaidOrder: {
    text: TODO_KINDS.unpaidOrder,
    action: '去查看',
    href: `${accountPaths.orders.href()}?status=unpaid`,
  },
  confirmingOrder: {
    text: TODO_KINDS.confirmingOrder,
    action: '看进度',
    href: `${accountPaths.orders.href()}?status=processing`,
  },
  unsignedContract: {
    text: TODO_KINDS.unsignedContract,
    action: '去签署',
    href: accountPaths.contracts.href(undefined, { status: '30' }),
  },
  supplementRefund: {
    text: TODO_KINDS.supplementRefund,
    action: '去补充',
    href: accountPaths.refunds.href(undefined, { status: 'supplement' }),
  },
  failedRefund: {
    text: TODO_KINDS.failedRefund,
    action: '去更正',
    href: accountPaths.refunds.href(undefined, { status: 'failed' }),
  },
  supplementWorkOrder: {
    text: TODO_KINDS.supplementWorkOrder,
    action: '去补充',
    href: `${accountPaths.workOrders.href()}?status=2`,
  },
  confirmWorkOrder: {
    text: TODO_KINDS.confirmWorkOrder,
    action: '去确认',
    href: `${accountPaths.workOrders.href()}?status=3`,
  },
  refusedTitle: { text: TODO_KINDS.refusedTitle, action: '去修改', href: accountPaths.invoiceTitles.href() },
  rejectedInvoice: {
    text: TODO_KINDS.rejectedInvoice,
    action: '去查看',
    href: accountPaths.invoices.href(undefined, { status: 'rejected' }),
  },
  endingTrial: {
    text: TODO_KINDS.endingTrial,
    action: '去处理',
    href: accountPaths.overviewTryProduct.href(undefined, { tab: 'running' }),
  },
  endingModel: {
    text: TODO_KINDS.endingModel,
    action: '去查看',
    href: accountPaths.modelBase.href(undefined, { status: 'ending' }),
  },
  rejectedModel: {
    text: TODO_KINDS.rejectedModel,
    action: '去修改',
    href: accountPaths.publishedModels.href(undefined, { audit: '2' }),
  },
  rejectedContent: {
    text: TODO_KINDS.rejectedContent,
    action: '去修改',
    href: communityPaths.personalCenter.href(),
  },
  upcomingActivity: {
    text: TODO_KINDS.upcomingActivity,
    action: '看安排',
    href: accountPaths.applications.href(),
  },
};

/** Props of `TodoCard`. */
export interface TodoCardProps {
  readonly result: QueryResult<readonly Todo[]>;
  /** That nothing waits is not worth a card. */
  readonly isQuiet: boolean;
}

/** 待办: what waits for the reader. */
export function TodoCard({ result, isQuiet }: TodoCardProps) {
  if (isQuiet && result.data?.length === 0) return null;
  return (
    <QueryCard title="待办事项" result={result} height={84}>
      {(todos) =>
        todos.length > 0 ? (
          <ul className={styles.todos}>
            {todos.map((todo) => (
              <TodoTile key={todo.kind} {...todo} />
            ))}
          </ul>
        ) : (
          <p className={styles.calm}>
            <CheckIcon size={18} />
            没有待办事项，一切就绪。
          </p>
        )
      }
    </QueryCard>
  );
}

function TodoTile({ kind, total }: Todo) {
  const { text, action, href } = TODO_LABELS[kind];
  return (
    <li>
      <SiteLink href={href} className={styles.todo}>
        <strong>{total}</strong>
        <span>{text}</span>
        <small>{action}</small>
      </SiteLink>
    </li>
  );
}

/** How a kind of to-do is called, and where it is done. */
interface TodoLabel {
  readonly text: string;
  readonly action: string;
  readonly href: string;
}
