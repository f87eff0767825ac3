import styles from './clamped-text.module.css';

/** Props of `ClampedText`. */
export interface ClampedTextProps {
  readonly children: string;
  /** Gives it room. */
  readonly className?: string | undefined;
  /** `span` within a text. */
  readonly as?: 'p' | 'span';
}

/** What a card says about its item, in two lines at the most. */
export function ClampedText({ children, className, as: Element = 'p' }: ClampedTextProps) {
  return <Element className={className ? `${styles.text} ${className}` : styles.text}>{children}</Element>;
}
