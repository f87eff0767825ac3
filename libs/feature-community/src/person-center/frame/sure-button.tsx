import { Button } from '@portal/ui-kit';
import { useState } from 'react';

/** Props of `SureButton`. */
export interface SureButtonProps {
  /** What it says, and what it says once it has been pressed. */
  readonly words: readonly [first: string, second: string];
  readonly isDisabled: boolean;
  readonly onSure: () => void;
}

/** Does something that cannot be taken back, with the second press. */
export function SureButton({ words: [first, second], isDisabled, onSure }: SureButtonProps) {
  const [isSure, setIsSure] = useState(false);
  function press() {
    if (isDisabled) return;
    if (isSure) onSure();
    setIsSure(!isSure);
  }
  return (
    <Button
      size="compact"
      variant={isSure ? 'danger' : 'secondary'}
      // aria-disabled instead of disabled: the focus stays.
      aria-disabled={isDisabled}
      onBlur={() => setIsSure(false)}
      onClick={press}
    >
      {isSure ? second : first}
    </Button>
  );
}
