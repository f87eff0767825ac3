import styles from './code-block.module.css';

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  /** What it is, for those who do not see where it stands. */
  readonly label: string;
  readonly code: string;
}

/** What a model put out, as code. It scrolls by itself where it is longer or wider than its place. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
      <code>{code}</code>
    </pre>
  );
}
