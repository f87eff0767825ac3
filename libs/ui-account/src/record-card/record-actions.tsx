import { Button, ButtonLink } from '@portal/ui-kit';

interface Labels {
  readonly text: string;
  /** The record it is done to, said where the card is not seen. */
  readonly name: string;
}

/** Props of `RecordLink`. */
export interface RecordLinkProps extends Labels {
  readonly href: string;
}

/** Props of `RecordButton`. */
export interface RecordButtonProps extends Labels {
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

/** Leads from a record's card to the page on which something is done to it. */
export function RecordLink({ text, name, href }: RecordLinkProps) {
  return (
    <ButtonLink href={href} variant="text" aria-label={`${text} ${name}`}>
      {text}
    </ButtonLink>
  );
}

/** Does something to a record from its card. */
export function RecordButton({ text, name, isBusy, onClick }: RecordButtonProps) {
  return (
    <Button variant="text" disabled={isBusy} aria-label={`${text} ${name}`} onClick={onClick}>
      {text}
    </Button>
  );
}
