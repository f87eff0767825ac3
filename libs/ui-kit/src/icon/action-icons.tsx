import { Icon, type IconProps } from './icon';

/** Magnifying glass. */
export const SearchIcon = (props: IconProps) => <Icon {...props} d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M20 20l-4-4" />;

/** Three lines of a menu button. */
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;

/** Small arrow that points down, beside what opens. */
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9.5l6 6 6-6" />;

/** Circular arrow: try again. */
export const RetryIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 4.5V9h-4.5" />
);

/** Two sheets: copy. */
export const CopyIcon = (props: IconProps) => <Icon {...props} d="M9 9h11v11H9zM5 15H4V4h11v1" />;

/** Tick of something that succeeded. */
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;
