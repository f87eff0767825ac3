import { Icon, type IconProps } from './icon';

/** Person: the visitor's account. */
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20c.6-3.5 3.7-5.5 7.5-5.5s6.9 2 7.5 5.5" />
);
