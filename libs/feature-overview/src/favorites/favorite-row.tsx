import type { Favorite } from '@portal/api-contract';
import type { ApiError } from '@portal/data-access-api';
import { useRemoveFavoriteMutation } from '@portal/data-access-api/account';
import { formatBeijingTime } from '@portal/ui-account';
import { Badge, Button, ClampedText, SiteLink } from '@portal/ui-kit';
import { STATE_LABELS, TYPE_LABELS } from './favorite-labels';
import styles from './favorites.module.css';

/** Props of `FavoriteRow`. */
export interface FavoriteRowProps {
  readonly favorite: Favorite;
  /** Told before the row leaves the list. */
  readonly onRemoved: () => void;
}

/** A favourite with its way to the item, or what has become of that. */
export function FavoriteRow({ favorite, onRemoved }: FavoriteRowProps) {
  const { contentType, id, nodeId, title, summary, url, state, savedAt } = favorite;
  const [remove, { isLoading, error }] = useRemoveFavoriteMutation();
  // Of what is gone for good, nothing but the id is left.
  const name = title || `${TYPE_LABELS[contentType]} ${nodeId ?? id}`;
  const { msg, message } = (error ?? {}) as Partial<ApiError>;

  async function removeThis() {
    const response = await remove({ contentType, id, nodeId });
    if (!response.error) onRemoved();
  }

  return (
    <article className={styles.row} data-state={state}>
      <div className={styles.item}>
        <p className={styles.meta}>
          {TYPE_LABELS[contentType]} · 收藏于 {formatBeijingTime(savedAt)}
        </p>
        <h2>{url ? <SiteLink href={url}>{name}</SiteLink> : name}</h2>
        {summary && <ClampedText>{summary}</ClampedText>}
        {error && (
          <p role="alert" className={styles.failure}>
            没有移除：{msg || message}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {state !== 'shown' && <Badge tone="muted">{STATE_LABELS[state]}</Badge>}
        <Button size="compact" disabled={isLoading} aria-label={`移除 ${name}`} onClick={() => void removeThis()}>
          移除
        </Button>
      </div>
    </article>
  );
}
