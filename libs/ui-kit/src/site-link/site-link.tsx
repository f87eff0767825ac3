import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Props of `SiteLink`: `href` is a site path without brand prefix, or a full address. */
export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
  readonly children: ReactNode;
}

// Served by the origin itself, not by a page of the router.
const OUTSIDE_ROUTER = /^\/(files|loginPage)(\/|$)/;

/** Link that stays in the router for pages of the site and is a plain anchor for everything else. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (href.startsWith('/') && !OUTSIDE_ROUTER.test(href)) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  const external = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...external} {...rest} href={href}>
      {children}
    </a>
  );
}
