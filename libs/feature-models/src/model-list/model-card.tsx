import { MODEL_DELIVERIES, MODEL_PRICINGS, MODEL_TYPES, type ModelBrief } from '@portal/api-contract';
import { useFavorite } from '@portal/data-access-api/pages';
import { htmlFile, paths } from '@portal/portal-paths';
import { FavoriteButton } from '@portal/ui-content';
import { Badge, CardLink } from '@portal/ui-kit';
import { formatCalls } from '../shared/model-figures';
import { Rating } from '../shared/rating';
import { TypeMark } from '../shared/type-mark';
import styles from './model-card.module.css';

/** Card of a model: what kind it is, whose it is, and how much it is used and liked. */
export function ModelCard({
  model: { id, name, modelType, deliveryMode, pricing, industry, provider, summary, calls, rating },
}: {
  readonly model: ModelBrief;
}) {
  const favorite = useFavorite({ module: 'MODEL', id });
  return (
    <div className={styles.place}>
      <CardLink href={paths.modelDetail.href({ file: htmlFile(id) })} className={styles.card}>
        <div className={styles.head}>
          <TypeMark type={modelType} />
          <div className={styles.title}>
            <p className={styles.kind}>
              {MODEL_TYPES[modelType]} · {industry}
            </p>
            <h2>{name}</h2>
          </div>
        </div>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.labels}>
          <Badge>{MODEL_DELIVERIES[deliveryMode]}</Badge>
          <Badge tone={pricing === 1 ? 'new' : 'muted'}>{MODEL_PRICINGS[pricing]}</Badge>
        </p>
        <div className={styles.foot}>
          <span className={styles.provider}>{provider}</span>
          <span className={styles.calls}>{formatCalls(calls)} 次调用</span>
          <Rating value={rating} />
        </div>
      </CardLink>
      <span className={styles.favorite}>
        <FavoriteButton {...favorite} name={name} variant="star" />
      </span>
    </div>
  );
}
