/** Props of every icon. Icons are decoration: the control around them carries the name. */
export interface IconProps {
  /** Edge length in pixels; 20 by default. */
  readonly size?: number;
  readonly className?: string;
}

interface IconFrameProps extends IconProps {
  /** Outline in a 24 × 24 grid. */
  readonly d: string;
}

/** Frame of a line icon in the colour of the text around it. */
export function Icon({ d, size = 20, className }: IconFrameProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}
