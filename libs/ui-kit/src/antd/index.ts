export { AntdDialog } from './antd-dialog';
export type { AntdDialogProps } from './antd-dialog';
export { AntdHost } from './antd-host';
