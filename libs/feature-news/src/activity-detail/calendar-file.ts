import type { ActivityDetail } from '@portal/api-contract';

type CalendarEntry = Pick<ActivityDetail, 'id' | 'title' | 'summary' | 'startsAt' | 'endsAt' | 'place'>;

/** Bytes of a line. */
const MAX_LINE_LENGTH = 75;

const ENCODER = new TextEncoder();

/** An activity as a calendar file (RFC 5545): times in UTC, long lines folded. */
export function buildCalendarFile(activity: CalendarEntry, url: string): string {
  const { id, title, summary, startsAt, endsAt, place } = activity;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal//activity//ZH',
    'BEGIN:VEVENT',
    `UID:${id}@portal`,
    `DTSTAMP:${toUtc(startsAt)}`,
    `DTSTART:${toUtc(startsAt)}`,
    `DTEND:${toUtc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${summary}\n${url}`)}`,
    `LOCATION:${escapeText(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(fold)
    .join('\r\n');
}

function toUtc(timestamp: string): string {
  return new Date(timestamp).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

// A line has at most 75 bytes; what is longer goes on after a space on the next.
function fold(line: string): string[] {
  const parts = [''];
  for (const sign of line) {
    const last = parts.at(-1) ?? '';
    if (ENCODER.encode(last + sign).length > MAX_LINE_LENGTH) parts.push(` ${sign}`);
    else parts[parts.length - 1] = last + sign;
  }
  return parts;
}
