import { execFile } from 'node:child_process';
import { once } from 'node:events';

/** What xmllint says of XML that does not keep to the schema of a file, line by line; empty where it does. */
export async function validateXml(schemaFile: string, xml: string): Promise<string[]> {
  const child = execFile('xmllint', ['--noout', '--nonet', '--schema', schemaFile, '-']);
  let messages = '';
  child.stderr?.on('data', (chunk: string) => (messages += chunk));
  // It may have ended before it has read all.
  child.stdin?.on('error', () => undefined).end(xml);
  const [code] = (await once(child, 'close').catch(rejectMissing)) as [number];
  if (code === 0) return [];
  return messages.split('\n').filter((line) => line !== '' && line !== '- fails to validate');
}

function rejectMissing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  throw isMissing ? new Error('xmllint is missing: XML is checked by it, install libxml2-utils') : error;
}
