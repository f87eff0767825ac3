import type { ModelDetail } from '@portal/api-contract';
import { formatCalls } from '../shared/model-figures';
import { Rating } from '../shared/rating';
import { TypeMark } from '../shared/type-mark';
import styles from './model-facts.module.css';

/** What one looks at first: price, provider, use, rating and version. */
export function ModelFacts({ model }: { readonly model: ModelDetail }) {
  const { modelType, provider, calls, rating, content } = model;
  const [latest] = content.versions;
  return (
    <div className={styles.panel}>
      <div className={styles.price}>
        <TypeMark type={modelType} />
        <p>
          <span>价格</span>
          <strong>{content.price}</strong>
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>提供方</dt>
          <dd>{provider}</dd>
        </div>
        <div>
          <dt>累计调用</dt>
          <dd>{formatCalls(calls)} 次</dd>
        </div>
        <div>
          <dt>用户评分</dt>
          <dd>
            <Rating value={rating} />
          </dd>
        </div>
        {latest && (
          <div>
            <dt>当前版本</dt>
            <dd>
              {latest.version}（{latest.date}）
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
