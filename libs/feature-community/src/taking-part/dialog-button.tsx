import { Button } from '@portal/ui-kit';
import { type ReactNode, Suspense, useState } from 'react';

/** Props of `DialogButton`. */
export interface DialogButtonProps {
  readonly text: string;
  /** The dialog, whose code may come when it is opened first. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** Button that opens a dialog. */
export function DialogButton({ text, children }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
