import { Button } from '@portal/ui-kit';
import { useState } from 'react';

/** Props of `SureButton`. */
export interface SureButtonProps {
  /** What it says, and what it says once it has been pressed. */
  readonly words: readonly [first: string, second: string];
  readonly disabled?: boolean;
  readonly onSure: () => void;
}

/** Does something that cannot be taken back, with the second press. */
export function SureButton({ words: [first, second], disabled, onSure }: SureButtonProps) {
  const [isSure, setIsSure] = useState(false);
  function press() {
    if (isSure) onSure();
    setIsSure(!isSure);
  }
  return (
    <Button
      size="compact"
      variant={isSure ? 'danger' : 'secondary'}
      disabled={disabled}
      onBlur={() => setIsSure(false)}
      onClick={press}
    >
      {isSure ? second : first}
    </Button>
  );
}
