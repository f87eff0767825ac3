/**
 * Returns a key nobody can guess, of 32 hexadecimal digits. `crypto.randomUUID` needs https; the portal may run on plain
 * http inside a company.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
