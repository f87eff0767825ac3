import type { ReactNode } from 'react';

function LineIcon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** Two arrows in a circle. */
export function RefreshIcon() {
  return (
    <LineIcon>
      <path d="M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13-3.2L4 9M5 14a7.5 7.5 0 0 0 13 3.2l2-2.2" />
    </LineIcon>
  );
}

/** An angle that points down. */
export function ChevronIcon() {
  return (
    <LineIcon>
      <path d="m6 9 6 6 6-6" />
    </LineIcon>
  );
}

/** An arrow to the left. */
export function BackIcon() {
  return (
    <LineIcon>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </LineIcon>
  );
}
