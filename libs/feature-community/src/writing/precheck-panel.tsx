import { CONTENT_PARTS, PRECHECK_RULES, type PrecheckHit } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import styles from './writing.module.css';

/** Props of `PrecheckPanel`. */
export interface PrecheckPanelProps {
  readonly hits: readonly PrecheckHit[];
  /** Leads to the place of a hit. */
  readonly onShow: (hit: PrecheckHit) => void;
  /** 仍要提交人工审核 */
  readonly onAskReview: () => void;
  readonly isSending: boolean;
}

/** What the check finds: the very words and their places; it may be submitted all the same. */
export function PrecheckPanel({ hits, onShow, onAskReview, isSending }: PrecheckPanelProps) {
  return (
    <section className={styles.hits} aria-labelledby="precheck-title">
      <h2 id="precheck-title">发布前检查：{hits.length} 处需要确认</h2>
      <ol>
        {hits.map((hit, index) => (
          <li key={index}>
            <span>
              {CONTENT_PARTS[hit.field]}第 {hit.start + 1} 字：<mark>{hit.word}</mark>
            </span>
            <span>{PRECHECK_RULES[hit.rule]}</span>
            {(hit.field === 'body' || hit.field === 'title') && (
              <Button variant="text" onClick={() => onShow(hit)}>
                定位
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p>
        修改后重新提交即可。如果认为是误判，也可以由人工来看：
        <Button variant="secondary" size="compact" disabled={isSending} onClick={onAskReview}>
          仍要提交人工审核
        </Button>
      </p>
    </section>
  );
}
