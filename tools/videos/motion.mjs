/** @param {number} value */
export function clamp(value) {
  return Math.min(1, Math.max(0, value));
}

/** How far something that takes `length` seconds from `start` on has come, 0 to 1. */
export function progress(time, start, length) {
  return clamp((time - start) / length);
}

/** Quick first, gentle in the end: for what comes in. */
export function easeOut(share) {
  return 1 - (1 - share) ** 3;
}

/** Gentle at both ends: for what moves from one place to another. */
export function easeInOut(share) {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** Number between two others. */
export function mix(from, to, share) {
  return from + (to - from) * share;
}

/** Visibility of what is shown for `length` seconds and fades at both ends. */
export function fade(time, length, ramp = 0.4) {
  return easeInOut(Math.min(progress(time, 0, ramp), progress(length - time, 0, ramp)));
}
