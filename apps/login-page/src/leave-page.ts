/** Goes on to another page of this site. */
export function openPage(path: string): void {
  reloadWhenRestored();
  window.location.assign(path);
}

/** Goes on to another page of this site; "back" does not lead here again. */
export function replacePage(path: string): void {
  window.location.replace(path);
}

// A form brought back from the browser's memory would still wait for the answer it already had.
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
