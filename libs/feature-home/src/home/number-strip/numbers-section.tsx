import type { HomeContent } from '@portal/api-contract';
import type { CSSProperties } from 'react';
import { Block, type BlockQuery } from '../block/block';
import styles from './numbers-section.module.css';

/** Props of `NumbersSection`. */
export interface NumbersSectionProps {
  readonly query: BlockQuery<Pick<HomeContent, 'numbers'>>;
}

/** Key figures on a panel that overlaps the hero. */
export function NumbersSection({ query }: NumbersSectionProps) {
  if (query.data?.numbers.length === 0) return null;
  return (
    <section aria-label="关键数据" className={styles.section}>
      <Block name="首页内容" query={query} sizeClass={styles.size}>
        {({ numbers }) => (
          // A document that arrives in pieces must not move what is painted already: the columns are counted ahead.
          <dl className={styles.strip} style={{ '--columns': numbers.length } as CSSProperties}>
            {numbers.map(({ value, unit, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <span>{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Block>
    </section>
  );
}
