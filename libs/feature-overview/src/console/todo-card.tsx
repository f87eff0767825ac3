import type { Todo } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { QueryCard } from '@portal/ui-account';
import { CheckIcon, SiteLink } from '@portal/ui-kit';
import styles from './console.module.css';
import { TODO_LABELS } from './todo-labels';

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
  const { text, act, href } = TODO_LABELS[kind];
  return (
    <li>
      <SiteLink href={href} className={styles.todo}>
        <strong>{total}</strong>
        <span>{text}</span>
        <small>{act}</small>
      </SiteLink>
    </li>
  );
}
