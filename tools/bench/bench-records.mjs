import { measureCommunity } from './measures/community-lists.mjs';
import { measureContractPdf } from './measures/contract-pdf.mjs';
import { measureDocumentLists } from './measures/document-lists.mjs';
import { measureOrders } from './measures/orders.mjs';
import { measureQueueLists } from './measures/queue-lists.mjs';
import { measureRecordLists } from './measures/record-lists.mjs';
import { measureTimers } from './measures/timers.mjs';
import { measureWorkOrders } from './measures/work-orders.mjs';
import { formatTable } from './report.mjs';

const WORK_ORDERS = { few: 1000, many: 100_000 };
const WORK_ORDER_CEILING = 1.5;
const REPLIES_PER_SECOND = 200;
const LISTED_RECORDS = 100_000;
const COMMUNITY_ITEMS = 200_000;
const LIST_MS = 30;
const ORDERING_MS = 40;
const PDF_MS = 500;
const PDF_KB = 300;
const NOTICES_PER_MINUTE = 1000;
const EXPORT_MEBIBYTES = 32;
const TIMERS = 500;
const TIMERS_S = 60;

/** Measures lists of work orders among few and among many, and replies; returns the table. */
export async function benchWorkOrders() {
  const { spread, own, repliesPerSecond } = await measureWorkOrders(WORK_ORDERS);
  const row = (name, { before, after, ratio: growth }) => [
    name,
    `${before.toFixed(1)} ms`,
    `${after.toFixed(1)} ms`,
    `${growth.toFixed(2)} (≤ ${WORK_ORDER_CEILING})`,
  ];
  return formatTable(
    'Work orders at 20 connections, 95 of 100',
    ['what', `among ${WORK_ORDERS.few}`, `among ${WORK_ORDERS.many}`, 'ratio'],
    [
      row('list of 20, spread over many owners', spread),
      row('list of 20, all of one owner', own),
      ['replies stored in a second', '', `${Math.round(repliesPerSecond)}`, `≥ ${REPLIES_PER_SECOND}`],
    ],
  );
}

/** Measures how quickly many timers have their effect while pages are served; returns the table. */
export async function benchTimers(portal, dataDir) {
  const { seconds, quiet, busy } = await measureTimers(portal, dataDir, TIMERS);
  const pages = ({ perSecond, p97 }) => `${Math.round(perSecond)} in a second, ${p97.toFixed(0)} ms`;
  return formatTable(
    'Timers while pages are read at 20 connections',
    ['what', 'figure', 'limit'],
    [
      [`${TIMERS} due at once, until the last has had its effect`, `${seconds.toFixed(1)} s`, `≤ ${TIMERS_S} s`],
      ['pages without timers, 97 of 100', pages(quiet), ''],
      ['pages meanwhile, 97 of 100', pages(busy), ''],
    ],
  );
}

/** Measures the lists of operators and owners with each filter; returns the table. */
export async function benchRecordLists() {
  const rows = await measureRecordLists(LISTED_RECORDS);
  return formatTable(
    `Lists of 20 among ${LISTED_RECORDS.toLocaleString('en')} records of one owner, 20 connections, 95 of 100`,
    ['list', 'figure', 'limit'],
    rows.map(({ name, p95 }) => [name, `${p95.toFixed(1)} ms`, `≤ ${LIST_MS} ms`]),
  );
}

/** Measures the lists of refunds, invoices, orders to invoice and contracts with each filter; returns the table. */
export async function benchDocumentLists() {
  const rows = await measureDocumentLists(LISTED_RECORDS);
  return formatTable(
    `Invoices, contracts and refunds: lists of 20 among ${LISTED_RECORDS.toLocaleString('en')}, 20 connections, 95 of 100`,
    ['list', 'figure', 'limit'],
    rows.map(({ name, p95 }) => [name, `${p95.toFixed(1)} ms`, `≤ ${LIST_MS} ms`]),
  );
}

/** Measures every other queue of operators with each filter; returns the table. */
export async function benchQueueLists() {
  const rows = await measureQueueLists(LISTED_RECORDS);
  return formatTable(
    `Queues of operators: lists of 20 among ${LISTED_RECORDS.toLocaleString('en')} each, 20 connections, 95 of 100`,
    ['list', 'figure', 'limit'],
    rows.map(({ name, p95 }) => [name, `${p95.toFixed(1)} ms`, `≤ ${LIST_MS} ms`]),
  );
}

/** Measures how a contract is typeset; returns the table. */
export async function benchPapers() {
  const { pages, bytes, p95 } = await measureContractPdf();
  return formatTable(
    `A contract of ${pages} pages as PDF, 95 of 100`,
    ['what', 'figure', 'limit'],
    [
      ['typeset and sent', `${p95.toFixed(0)} ms`, `≤ ${PDF_MS} ms`],
      ['size', `${(bytes / 1000).toFixed(0)} kB`, `≤ ${PDF_KB} kB`],
    ],
  );
}

/** Measures feeds, items and comments of a large community; returns the table. */
export async function benchCommunity() {
  const rows = await measureCommunity(COMMUNITY_ITEMS);
  return formatTable(
    `The community: ${COMMUNITY_ITEMS.toLocaleString('en')} items with ten comments each, 20 connections, 95 of 100`,
    ['what', 'figure', 'limit'],
    rows.map(({ name, p95, limitMs = LIST_MS }) => [name, `${p95.toFixed(1)} ms`, `≤ ${limitMs} ms`]),
  );
}

/** Measures lists of orders with each filter, ordering, notices of payments and an export; returns the table. */
export async function benchOrders() {
  const { ordering, noticesPerMinute, lists, exported } = await measureOrders(LISTED_RECORDS);
  return formatTable(
    `Orders: lists of 20 among ${LISTED_RECORDS.toLocaleString('en')}, 20 connections, 95 of 100`,
    ['what', 'figure', 'limit'],
    [
      ['a quote and its order', `${ordering.toFixed(1)} ms`, `≤ ${ORDERING_MS} ms`],
      ['notices of payments in a minute', `${Math.round(noticesPerMinute)}`, `≥ ${NOTICES_PER_MINUTE}`],
      ...lists.map(({ name, p95 }) => [name, `${p95.toFixed(1)} ms`, `≤ ${LIST_MS} ms`]),
      [`all of one owner exported, ${toMebibytes(exported.bytes)}`, `${(exported.ms / 1000).toFixed(1)} s`, ''],
      ['memory for that', toMebibytes(exported.grown), `≤ ${EXPORT_MEBIBYTES} MiB`],
    ],
  );
}

const toMebibytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
