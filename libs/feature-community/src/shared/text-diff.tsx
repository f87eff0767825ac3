import styles from './text-diff.module.css';

/** A piece of two texts: in both, or in the later or the earlier one alone. */
export interface DiffPiece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Two texts as one, with what came and what went. */
export function TextDiff({ pieces }: { readonly pieces: readonly DiffPiece[] }) {
  return (
    <pre className={styles.diff} tabIndex={0} role="group" aria-label="差异">
      {pieces.map(({ kind, text }, index) => {
        const Piece = ELEMENTS[kind];
        return <Piece key={index}>{text}</Piece>;
      })}
    </pre>
  );
}
