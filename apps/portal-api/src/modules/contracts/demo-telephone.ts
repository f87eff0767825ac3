/**
 * Telephone that the code of a contract goes to in a demonstration, whose accounts have none: one for each contract, so
 * that visitors do not share the bound of codes for one number. The outbox shows it.
 */
export function makeDemoTelephone(contractId: string): string {
  const digits = Number.parseInt(contractId.slice(0, 8), 16) % 10_000_000;
  return `1880${String(digits).padStart(7, '0')}`;
}
