/** What a mail of one part says. */
export interface ReceivedMail {
  /** By names in small letters, as they are meant to be read. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Reads a mail of one part as a mailbox would. */
export function readMail(bytes: Buffer): ReceivedMail {
  const [head = '', ...rest] = bytes.toString('utf8').split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, text: decode(headers.get('content-transfer-encoding'), rest.join('\r\n\r\n')).trimEnd() };
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, content: string) =>
      kind.toLowerCase() === 'b' ? decode('base64', content) : decode('quoted-printable', content.replaceAll('_', ' ')),
    );
}

function decode(encoding: string | undefined, content: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
