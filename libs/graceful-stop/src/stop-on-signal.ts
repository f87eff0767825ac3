/** How a process that serves others is stopped. */
export interface StopSteps {
  /** Tells whoever sends requests to send no more. */
  readonly announce: () => void;
  /** How long they get to hear of it, in milliseconds. */
  readonly drainMs: number;
  readonly close: () => void;
}

/** Has a signal stop the process: it announces the end, drains, and closes. A second signal ends the draining. */
export function stopOnSignal({ announce, drainMs, close }: StopSteps): void {
  let isAnnounced = false;
  let isClosing = false;
  const closeOnce = () => {
    if (isClosing) return;
    isClosing = true;
    close();
  };
  const hear = () => {
    if (isAnnounced) return closeOnce();
    isAnnounced = true;
    announce();
    setTimeout(closeOnce, drainMs);
  };
  process.on('SIGTERM', hear);
  process.on('SIGINT', hear);
}
