import type { ClosingCheck } from '@portal/api-contract/account';
import { Button, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { ClosingDialog } from './closing-dialog';
import styles from './closing.module.css';
import { CoolingOff } from './cooling-off';
import panels from './panels.module.css';
import { RetentionTable } from './retention-table';

/** Props of `ClosingPanel`. */
export interface ClosingPanelProps {
  readonly check: ClosingCheck;
}

/** What closing the account would mean, and the way to it; while it cools off, the way back. */
export function ClosingPanel({ check }: ClosingPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const shownNo = useRef(check.closing?.closingNo);
  const closingNo = check.closing?.closingNo;
  useEffect(() => {
    if (shownNo.current === closingNo) return;
    shownNo.current = closingNo;
    // The button that was pressed is gone.
    panelRef.current?.focus();
  }, [closingNo]);
  return (
    <div ref={panelRef} tabIndex={-1} className={styles.whole}>
      {check.closing ? <CoolingOff closing={check.closing} /> : <Prospect check={check} />}
    </div>
  );
}

function Prospect({ check }: ClosingPanelProps) {
  const { consequences, keptByLaw, retention } = check;
  return (
    <div className={panels.panel}>
      <p className={panels.text}>
        提交后有15天冷静期，期间登录或点击「取消注销」即可保留账号；到期后账号注销，个人信息删除，无法恢复。
      </p>
      <div className={styles.columns}>
        <section>
          <h3 className={styles.heading}>注销后</h3>
          <ul className={styles.points}>
            {consequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={styles.heading}>依法需要保存</h3>
          <ul className={styles.points}>
            {keptByLaw.map(({ title, period, reason }) => (
              <li key={title}>
                <strong>{title}</strong>：{period}。{reason}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <details className={styles.details}>
        <summary>查看每一类数据如何处理</summary>
        <RetentionTable rules={retention} />
      </details>
      <Begin check={check} />
    </div>
  );
}

function Begin({ check }: ClosingPanelProps) {
  const { blockers } = check;
  const [isOpen, setIsOpen] = useState(false);
  const blockersId = useId();
  const isBlocked = blockers.length > 0;
  return (
    <>
      {isBlocked && (
        <div id={blockersId} className={styles.blockers}>
          <p>还有未完成的事项，处理完后才能注销：</p>
          <ul>
            {blockers.map(({ type, title, count, url, advice }) => (
              <li key={type}>
                <span>
                  {title} <b>{count}</b> 项{advice && <small>{advice}</small>}
                </span>
                {url && (
                  <SiteLink href={url} className={styles.go}>
                    去处理<VisuallyHidden>{title}</VisuallyHidden>
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={panels.actions}>
        <Button
          variant="danger"
          size="compact"
          disabled={isBlocked}
          aria-describedby={isBlocked ? blockersId : undefined}
          onClick={() => setIsOpen(true)}
        >
          申请注销
        </Button>
      </div>
      <ClosingDialog check={check} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
