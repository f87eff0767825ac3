export { getShadowRoot, warningOnce } from '@ant-design/icons/es/cssUtils';

/** Writes nothing: antd's theme has the styles of its icons already. */
export function updateCSS() {}
