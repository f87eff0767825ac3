const MAX_LENGTH = 120;

/** What stands behind the last dot of a name, where that is an extension and no number. */
const EXTENSION = /\.(?=\w*[a-z])\w{1,10}$/i;

/** The name of an upload as it may be shown again: no folders, no controls, not too long, of the type that was found. */
export function cleanFileName(sent: string, type: string): string {
  const base = sent.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return nameByType(base.replaceAll(/[\p{C}<>:"|?*]/gu, ''), type).slice(-MAX_LENGTH);
}

/** A name with the extension of the type that was found: programs open a file by its extension. */
export function nameByType(name: string, type: string): string {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const stem = name.slice(0, name.length - extension.length) || 'file';
  const isOfType = extension.toLowerCase() === `.${type}` || (type === 'jpg' && extension.toLowerCase() === '.jpeg');
  return stem + (isOfType ? extension : `.${type}`);
}
