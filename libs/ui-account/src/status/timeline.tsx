import type { RecordFile, StatusLogEntry } from '@portal/api-contract/account';
import { ACTOR_LABELS, describeAction, describeState, type Lifecycle } from '@portal/lifecycles';
import { Button } from '@portal/ui-kit';
import { formatBeijingTime } from '../format/beijing-time';
import styles from './status.module.css';

/** Props of `Timeline`. */
export interface TimelineProps {
  readonly lifecycle: Lifecycle;
  /** Lines of the log, first things first. */
  readonly log: readonly StatusLogEntry[];
  /** Fetches a file of a line; without it, files are named only. */
  readonly onOpenFile?: (file: RecordFile) => void;
}

/** What happened to a record: when, by whom and why; the newest on top. */
export function Timeline({ lifecycle, log, onOpenFile }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={`${lifecycle.record}进度`} reversed>
      {[...log].reverse().map((entry, index) => (
        <li key={log.length - index} className={styles.event} data-tone={describeState(lifecycle, entry.to).tone}>
          <p className={styles.action}>
            <strong>{describeAction(lifecycle, entry.act)}</strong>
            <span>{entry.actorName || ACTOR_LABELS[entry.actorRole]}</span>
            <time dateTime={entry.at}>{formatBeijingTime(entry.at)}</time>
          </p>
          {entry.reason && <p className={styles.reason}>{entry.reason}</p>}
          {entry.files.length > 0 && (
            <ul className={styles.files}>
              {entry.files.map((file) => (
                <li key={file.id}>
                  {onOpenFile ? (
                    <Button variant="plain" onClick={() => onOpenFile(file)}>
                      {file.name}
                    </Button>
                  ) : (
                    file.name
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
