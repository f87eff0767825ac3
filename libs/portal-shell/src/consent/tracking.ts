import type { TrackingEvent } from '@portal/api-contract';
import { readStored, writeStored } from '@portal/data-access-api';
import { randomKey } from '@portal/ui-kit';
import { VISITOR_KEY } from './consent-choice';

/** At most one request in this time, in milliseconds. */
export const FLUSH_INTERVAL_MS = 10_000;

/** Most events of a request (contract). */
const MAX_EVENTS = 50;
const MAX_PATH_LENGTH = 200;
const MAX_TARGET_LENGTH = 100;

const TRACKING_PATH = '/ptl/uv/batchAdd';

/**
 * Counts page views and clicks on links: in batches, what is left when the page is left. Paths travel without their
 * query. Returns the way to stop.
 */
export function startTracking(basePath: string): () => void {
  const visitorId = ensureVisitorId();
  const events: TrackingEvent[] = [];
  let lastPath = '';

  const add = (kind: TrackingEvent['kind'], target: string) => {
    if (events.length >= MAX_EVENTS) events.shift();
    const path = toSitePath(window.location.pathname, basePath).slice(0, MAX_PATH_LENGTH);
    events.push({ kind, path, target: target.slice(0, MAX_TARGET_LENGTH), occurredAt: new Date().toISOString() });
  };
  const view = () => {
    if (window.location.pathname === lastPath) return;
    lastPath = window.location.pathname;
    add('view', '');
  };
  const click = (event: MouseEvent) => {
    // The page before this click may not have been counted yet.
    view();
    const link = (event.target as Element).closest('a');
    if (link) add('click', toSitePath(link.pathname, basePath));
  };
  const flush = () => {
    if (events.length === 0) return;
    const body = JSON.stringify({ visitorId, events });
    // A beacon arrives also when the page is being left.
    if (navigator.sendBeacon(TRACKING_PATH, new Blob([body], { type: 'application/json' }))) events.length = 0;
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  view();
  const timer = setInterval(() => {
    view();
    flush();
  }, FLUSH_INTERVAL_MS);
  document.addEventListener('click', click, { capture: true });
  document.addEventListener('visibilitychange', leave);
  return () => {
    clearInterval(timer);
    document.removeEventListener('click', click, { capture: true });
    document.removeEventListener('visibilitychange', leave);
  };
}

function toSitePath(pathname: string, basePath: string): string {
  return (pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname) || '/';
}

function ensureVisitorId(): string {
  const known = readStored('local', VISITOR_KEY);
  if (known) return known;
  const id = randomKey();
  writeStored('local', VISITOR_KEY, id);
  return id;
}
