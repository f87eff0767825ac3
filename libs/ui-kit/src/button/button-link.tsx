import { SiteLink, type SiteLinkProps } from '../site-link/site-link';
import { type ButtonStyleProps, toButtonProps } from './button-style-props';

/** Props of `ButtonLink`. */
export type ButtonLinkProps = SiteLinkProps & ButtonStyleProps;

/** Link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <SiteLink {...rest} {...toButtonProps({ variant, size, className })} />;
}
