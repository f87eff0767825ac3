import { Icon, type IconProps } from './icon';

/** Magnifying glass. */
export const SearchIcon = (props: IconProps) => <Icon {...props} d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M20 20l-4-4" />;

/** Cross of a close button. */
export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6L6 18" />;

/** Three lines of a menu button. */
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;

/** Small arrow that points down, beside what opens. */
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9.5l6 6 6-6" />;

/** Arrow that points right, behind a link to more. */
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M5 12h14M13 6l6 6-6 6" />;

/** Arrow up to a line: back to the top. */
export const ToTopIcon = (props: IconProps) => <Icon {...props} d="M5 4.5h14M12 20V9M6.5 14L12 8.5 17.5 14" />;

/** Circular arrow: try again. */
export const RetryIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 4.5V9h-4.5" />
);

/** Two sheets: copy. */
export const CopyIcon = (props: IconProps) => <Icon {...props} d="M9 9h11v11H9zM5 15H4V4h11v1" />;

/** Tick of something that succeeded. */
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;
