import type { QuietHours } from '@portal/api-contract/account';
import { useId } from 'react';
import styles from './preference.module.css';
import { USUAL_QUIET_HOURS } from './preference-form.rules';

/** Props of `QuietHoursField`. */
export interface QuietHoursFieldProps {
  readonly quietHours: QuietHours | null;
  readonly error: string;
  readonly onChange: (quietHours: QuietHours | null) => void;
}

/** Hours in which neither text messages nor mails come, security aside. */
export function QuietHoursField({ quietHours, error, onChange }: QuietHoursFieldProps) {
  const id = useId();
  return (
    <div className={styles.quiet}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={quietHours !== null}
          onChange={({ target }) => onChange(target.checked ? USUAL_QUIET_HOURS : null)}
        />
        开启免打扰
      </label>
      {quietHours && (
        <div className={styles.hours} role="group" aria-label="免打扰时段（北京时间）">
          <Time
            label="开始时间"
            value={quietHours.from}
            error={error && id}
            onChange={(from) => onChange({ ...quietHours, from })}
          />
          <span aria-hidden="true">至</span>
          <Time
            label="结束时间"
            value={quietHours.to}
            error={error && id}
            onChange={(to) => onChange({ ...quietHours, to })}
          />
          {quietHours.to < quietHours.from && <span className={styles.hint}>次日</span>}
        </div>
      )}
      {error && (
        <p id={id} className={styles.failure}>
          {error}
        </p>
      )}
      <p className={styles.hint}>时段内的短信与邮件会在结束后送达（北京时间），安全消息不受影响。</p>
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  /** Id of what is wrong; empty where nothing is. */
  readonly error: string;
  readonly onChange: (value: string) => void;
}

function Time({ label, value, error, onChange }: TimeProps) {
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
