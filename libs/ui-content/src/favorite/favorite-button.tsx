import { Button } from '@portal/ui-kit';
import styles from './favorite-button.module.css';

/** Props of `FavoriteButton`. */
export interface FavoriteButtonProps {
  /** What the item is called, said where the button's place does not show it. */
  readonly name: string;
  readonly isFavorite: boolean;
  /** Why the last press had no effect; empty otherwise. */
  readonly failure: string;
  readonly onToggle: () => void;
  /** `star` for cards, `text` among the tools of a text. */
  readonly variant?: 'button' | 'star' | 'text';
}

/** Makes an item a favourite, and no longer one. It has the same size in both states. */
export function FavoriteButton({ name, isFavorite, failure, onToggle, variant = 'button' }: FavoriteButtonProps) {
  const word = isFavorite ? '已收藏' : '收藏';
  return (
    <span className={styles.place}>
      <Button
        variant="plain"
        className={styles.button}
        data-variant={variant}
        aria-pressed={isFavorite}
        title={variant === 'star' ? word : undefined}
        onClick={onToggle}
      >
        <span className={styles.word}>{word}</span>
        <span className={styles.name}> {name}</span>
      </Button>
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
    </span>
  );
}
