/** Speeds of a video, the slowest first; 1 is that of the film. */
export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2];
