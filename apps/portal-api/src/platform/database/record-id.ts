/**
 * Whether a text can be the id of a record; the database refuses to compare others, which is no response for a caller.
 */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
