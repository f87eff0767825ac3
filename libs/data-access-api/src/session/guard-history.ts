import type { Navigator } from 'react-router-dom';
import { setPopGuard } from './pop-guard';

/** What would be lost, for every form that is open. */
const losses = new Set<{ readonly text: string }>();
let release: (() => void) | undefined;

/**
 * Asks before the router leaves the page, whether by a link, in code, or by back and forward; returns what ends that.
 * Where several forms would lose something, the first one asks for all. The router's declarative mode has no blocker
 * (docs/decisions/0028).
 */
export function guardHistory(navigator: Navigator, loss: string): () => void {
  const entry = { text: loss };
  losses.add(entry);
  release ??= watch(navigator);
  return () => {
    losses.delete(entry);
    if (losses.size > 0) return;
    release?.();
    release = undefined;
  };
}

function mayLeave(): boolean {
  const [first] = losses;
  return !first || window.confirm(first.text);
}

function watch(navigator: Navigator): () => void {
  const { push, replace } = navigator;
  let here = readPlace();
  let isReturning = false;

  const ask =
    (move: Navigator['push']): Navigator['push'] =>
    (...target) => {
      if (toUrl(navigator.createHref(target[0])) === here.url || mayLeave()) move(...target);
      stay();
    };

  /** Within the page, e.g. with another query or fragment, its place in the history changes. */
  function stay(): void {
    const place = readPlace();
    if (place.url === here.url) here = place;
  }

  function askOnPop(event: PopStateEvent): void {
    const there = readPlace();
    if (there.url === here.url) {
      // The router has not heard of the way out, and need not hear of the way back.
      if (isReturning) event.stopImmediatePropagation();
      isReturning = false;
      stay();
      return;
    }
    const steps = here.position - there.position;
    // A question without a way back would be none.
    if (!steps || mayLeave()) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(steps);
  }

  navigator.push = ask(push);
  navigator.replace = ask(replace);
  setPopGuard(askOnPop);
  return () => {
    navigator.push = push;
    navigator.replace = replace;
    setPopGuard(undefined);
  };
}

/** Where the browser is: path and query, and the number of the entry in its history; `NaN` where nothing tells it. */
function readPlace() {
  return { url: toUrl(window.location.href), position: readPosition() };
}

// The router numbers its own entries; only the browser knows those of links to a place of the same page.
function readPosition(): number {
  const state = window.history.state as { readonly idx?: number } | null;
  return window.navigation?.currentEntry?.index ?? state?.idx ?? NaN;
}

function toUrl(href: string): string {
  const { pathname, search } = new URL(href, window.location.href);
  return pathname + search;
}
