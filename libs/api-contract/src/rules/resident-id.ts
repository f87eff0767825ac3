const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECKS = '10X98765432';

/**
 * Provinces; 81 to 83 stand for the permits of residents from Hong Kong, Macao and Taiwan. A foreigner's card has a 9
 * before them.
 */
const PROVINCES = /^9?(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/**
 * Whether a text is a number of 18 characters of a resident (GB 11643-1999), of the permit of one from Hong Kong, Macao
 * or Taiwan, or of a foreigner who stays for good: with a real day that is not still to come, and the right check.
 */
export function isResidentId(text: string, today = new Date()): boolean {
  if (!/^\d{17}[\dX]$/.test(text) || !PROVINCES.test(text)) return false;
  if (!isPastDay(text.slice(6, 10), text.slice(10, 12), text.slice(12, 14), today)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return CHECKS[sum % 11] === text[17];
}

function isPastDay(year: string, month: string, day: string, today: Date): boolean {
  // The day begins in China.
  const date = new Date(`${year}-${month}-${day}T00:00:00+08:00`);
  const inChina = new Date(date.getTime() + 8 * 3_600_000);
  // Days that do not exist are either rejected or moved into the next month.
  return Number(year) >= 1900 && date <= today && inChina.getUTCDate() === Number(day);
}
