import { SiteLink, type SiteLinkProps } from '../site-link/site-link';
import { type ButtonLook, toButtonLook } from './button-look';

/** Props of `ButtonLink`. */
export type ButtonLinkProps = SiteLinkProps & ButtonLook;

/** Link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <SiteLink {...rest} {...toButtonLook({ variant, size, className })} />;
}
