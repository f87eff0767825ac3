import { Button } from '@portal/ui-kit';

/** Props of `BatchButton`. */
export interface BatchButtonProps {
  readonly text: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Does something with all that is chosen. */
export function BatchButton({ text, isDisabled, onPress }: BatchButtonProps) {
  return (
    // aria-disabled instead of disabled: the focus stays while it is done, and once nothing is chosen any more.
    <Button size="compact" aria-disabled={isDisabled} onClick={() => !isDisabled && onPress()}>
      {text}
    </Button>
  );
}
