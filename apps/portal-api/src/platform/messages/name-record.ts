/** Characters of a record's title in that of a message. */
const MAX_TITLE = 30;

/** Returns the title of a message about a record, with what the record is about where that says more. */
export function nameRecord(notice: string, title: string): string {
  const letters = [...title];
  if (letters.length === 0) return notice;
  return `${notice}：${letters.length > MAX_TITLE ? `${letters.slice(0, MAX_TITLE).join('')}…` : title}`;
}
