import { Icon, type IconProps } from './icon';

/** Clipboard with lines that are ticked off: orders. A file of its own, as no public page shows it. */
export const OrderIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 5.5H5.5V20h13V5.5H15M9 4h6v3.5H9zM8.3 11.8l1.2 1.2 2-2.2M14 12h2M8.3 16l1.2 1.2 2-2.2M14 16.2h2"
  />
);
