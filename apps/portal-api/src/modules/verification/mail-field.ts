/** Unifies the mail address of a body: accounts are found by it in plain characters and lower case. */
export function normalizeMailField(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { mail } = body;
  return typeof mail === 'string' ? { ...body, mail: mail.normalize('NFKC').trim().toLowerCase() } : { ...body };
}
