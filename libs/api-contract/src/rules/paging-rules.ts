/** Most that a list counts where counting costs: a `total` of this says "more than a thousand". */
export const CAPPED_TOTAL = 1001;
