import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seals fields as the API over a data folder does, each for its place: lists open what they show. */
export function createSeal(dataDir) {
  const [text] = readFileSync(join(dataDir, 'keys/data.key'), 'utf8').split('\n');
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(text, 'base64'), Buffer.alloc(0), 'portal:field', 32));
  const id = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return (value, place) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
    const data = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]);
    return `v1.${id}.${nonce.toString('base64url')}.${data.toString('base64url')}`;
  };
}
