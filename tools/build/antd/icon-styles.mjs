/** Writes nothing: antd's theme has the styles of its icons already. */
export function updateCSS() {}
