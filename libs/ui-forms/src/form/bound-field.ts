/** A field as its control needs it. */
export interface BoundField<Value, Control = object> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  /** A method: a control of texts offers a choice only what it may be. */
  onChange(value: Value): void;
  readonly onBlur: () => void;
  /** Another number asks the control to begin anew: what counted once is spent. */
  readonly round: number;
  readonly control: Control;
}
