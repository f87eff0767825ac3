import { type ReactNode, useState } from 'react';
import { AccountDialog, type AccountDialogProps } from './account-dialog';

/** Props of `SubjectDialog`. */
export interface SubjectDialogProps<Subject> extends Pick<AccountDialogProps, 'onClose' | 'width'> {
  /** What the dialog is about; it is closed where that is `null`. */
  readonly subject: Subject | null;
  readonly title: (subject: Subject) => string;
  readonly children: (subject: Subject) => ReactNode;
}

/** A dialog about one of several subjects. While it fades away it keeps the words of the last. */
export function SubjectDialog<Subject>({ subject, title, children, ...dialog }: SubjectDialogProps<Subject>) {
  const [last, setLast] = useState(subject);
  if (subject !== null && subject !== last) setLast(subject);
  const shown = subject ?? last;
  return (
    <AccountDialog {...dialog} title={shown === null ? '' : title(shown)} isOpen={subject !== null}>
      {shown !== null && children(shown)}
    </AccountDialog>
  );
}
