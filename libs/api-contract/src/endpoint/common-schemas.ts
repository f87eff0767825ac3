import { z } from 'zod';
import { CONTENT_TYPES } from '../rules/content-types';

/** Opaque identifier of a content item. */
export const idSchema = z.string().min(1).max(64);

/** What kind of content something is (spec §3). */
export const contentTypeSchema = z.literal(Object.values(CONTENT_TYPES));

/**
 * Visible range of content: the brand's environment code plus 1 (spec §9; 2 by default).
 * Sent by the client as a number, in a query string as digits.
 */
export const visibleRangeSchema = z.coerce.number().int().min(2).max(9).default(2);

/**
 * Which categories of a grouped list come with their entries: all, or only the first, for a page that
 * shows one tab at a time and fetches the rest when a visitor reaches for it.
 */
export const groupScopeSchema = z.enum(['all', 'first']).default('all');

/** Environment code of a brand as text; selects menus, banners and home content. The default goes with that of the range. */
export const platformTypeSchema = z
  .string()
  .regex(/^[1-8]$/)
  .default('1');

/** URL inside the site, without brand prefix: starts with a single `/`. */
export const sitePathSchema = z
  .string()
  .max(300)
  .regex(/^\/(?:[^\s/\\][^\s\\]*)?$/, '须为以 / 开头的站内地址');

/** Where a link of the site may lead: a site path, or an https, tel or mailto URL. */
export const linkTargetSchema = z
  .string()
  .max(500)
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+|tel:[\d+ -]+|mailto:[^\s\\]+|)$/,
    '须为站内地址或 https、tel、mailto 链接',
  );

/** URL of a picture the site serves itself. */
export const imagePathSchema = z
  .string()
  .max(300)
  .regex(/^(\/([^\s\\/][^\s\\]*)?)?$/, '须为本站图片地址');

/** Years that a calendar of ours has; databases and browsers do not agree on those beyond. */
const YEARS = /^(?:19|2\d)\d\d-/;

/** ISO-8601 date and time with offset, e.g. `2026-03-02T09:30:00+08:00`, from 1900 to 2999. */
export const timestampSchema = z.iso.datetime({ offset: true }).regex(YEARS);

/** Calendar date, `YYYY-MM-DD`, from 1900 to 2999. `error` says what is missing or wrong. */
export function calendarDate(error?: string) {
  return z.iso.date(error).regex(YEARS, error);
}

/** Calendar date without a message of its own. */
export const dateSchema = calendarDate();

/** Counts the changes of a record; a change names the version it was made from. */
export const versionSchema = z.int32().min(0);

/** One of the keys of a table of labels. `error` says what is to be chosen. */
export function keySchema<Key extends string>(labels: Readonly<Record<Key, unknown>>, error?: string) {
  return z.enum(Object.keys(labels) as Key[], error);
}
