const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECKS = '10X98765432';
const PROVINCES = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/** Whether a text is a resident's number of 18 characters with a real day and the right check (GB 11643-1999). */
export function isResidentId(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text) || !PROVINCES.test(text)) return false;
  if (!isDay(text.slice(6, 10), text.slice(10, 12), text.slice(12, 14))) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return CHECKS[sum % 11] === text[17];
}

function isDay(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Days that do not exist are either refused or moved into the next month.
  return Number(year) >= 1900 && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}
