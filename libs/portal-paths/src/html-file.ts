const HTML_FILE = /^(?<name>[\w.-]{1,64})\.html$/;

/**
 * Reads the id or code out of the last segment of a detail URL (`{id}.html`, spec §2).
 * Anything but the `.html` form returns `null`: such a URL does not exist.
 */
export function parseHtmlFile(file: string | undefined): string | null {
  return HTML_FILE.exec(file ?? '')?.groups?.['name'] ?? null;
}

/** Last segment of a detail address: `{id}.html`. */
export function htmlFile(id: string): string {
  return `${id}.html`;
}
