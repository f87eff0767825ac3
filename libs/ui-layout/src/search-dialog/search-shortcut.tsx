import { useLazyPart } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import type { SearchDialogProps } from './search-dialog';
import { hearSearchKeys, takeTyped } from './search-keys';

/** Props of `SearchShortcut`. */
export type SearchShortcutProps = Pick<SearchDialogProps, 'loadSource' | 'onSearch'>;

const loadDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/** The search of the site for whoever calls for it by key; its code comes then. */
export function SearchShortcut(props: SearchShortcutProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { Part } = useLazyPart(loadDialog, isOpen);
  useEffect(() => hearSearchKeys(() => setIsOpen(true)), []);
  return isOpen && Part ? <Part {...props} takeTyped={takeTyped} onClose={() => setIsOpen(false)} /> : null;
}
