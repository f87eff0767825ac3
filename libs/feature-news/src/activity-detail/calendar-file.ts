import type { ActivityDetail } from '@portal/api-contract';

type CalendarEntry = Pick<ActivityDetail, 'id' | 'title' | 'summary' | 'startsAt' | 'endsAt' | 'place'>;

const LONGEST_LINE = 60;

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

function fold(line: string): string[] {
  const signs = [...line];
  const parts: string[] = [];
  // A Chinese character takes three bytes of the seventy-five a line may have.
  for (let at = 0; at < signs.length; at += LONGEST_LINE / 3) {
    parts.push((at === 0 ? '' : ' ') + signs.slice(at, at + LONGEST_LINE / 3).join(''));
  }
  return parts;
}
