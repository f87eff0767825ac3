import { Icon, type IconProps } from './icon';

/** Cross of a close button. */
export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6L6 18" />;

/** Arrow that points right, behind a link to more. */
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M5 12h14M13 6l6 6-6 6" />;
