import type { ContentDetail } from '@portal/api-contract/community';
import { lazy } from 'react';
import { DialogButton } from '../taking-part/dialog-button';

const ShareDialog = lazy(() => import('./share-dialog').then((module) => ({ default: module.ShareDialog })));

/** 分享: offers the card of an item and its address. */
export function ShareButton({ item }: { readonly item: ContentDetail }) {
  return <DialogButton text="分享">{(onClose) => <ShareDialog item={item} onClose={onClose} />}</DialogButton>;
}
