/** Props of `SelectControl`. */
export interface SelectControlProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** Props of `DatesControl`. */
export interface DatesControlProps {
  readonly label: string;
  /** First and last day, each as 2026-06-01 or empty. */
  readonly days: readonly [string, string];
  readonly onChange: (days: readonly [string, string]) => void;
}
