import { AntdDialog, type AntdDialogProps } from '@portal/ui-kit/antd';

/** Props of `AccountDialog`. */
export type AccountDialogProps = Pick<AntdDialogProps, 'title' | 'isOpen' | 'onClose' | 'width' | 'children'>;

/** Dialog of the account area: what was typed goes when it closes. */
export function AccountDialog(props: AccountDialogProps) {
  return <AntdDialog {...props} destroyOnHidden />;
}
