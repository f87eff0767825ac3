export { AntdHost } from './antd-host';
