import { Icon, type IconProps } from './icon';

/** Yuan sign within an arrow that turns back: refunds. A file of its own, as no public page shows it. */
export const RefundIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 5v4.5H9M5 9.2a8 8 0 1 1-1 4.3M9.3 8.8 12 12.3l2.7-3.5M12 12.3V17M9.8 12.6h4.4M9.8 14.7h4.4"
  />
);
