import { Icon, type IconProps } from './icon';

/** Telephone receiver. */
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.2 4H5.4C4.6 4 4 4.7 4 5.5 4.5 13.2 10.8 19.5 18.5 20c.8 0 1.5-.6 1.5-1.4v-2.8l-4-1.6-1.7 1.9a11.5 11.5 0 0 1-6.4-6.4L9.8 8z"
  />
);

/** Clock: service hours. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 7.5V12l3 2" />
);
