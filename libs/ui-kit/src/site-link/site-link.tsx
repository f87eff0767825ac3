import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Props of `SiteLink`: `href` is a site path without brand prefix, or a full URL. */
export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
  /** The new URL takes the place of this one: it neither scrolls nor fills the history. */
  readonly isReplacing?: boolean;
  /** What it leads to opens over this page, or is scrolled by itself: nothing scrolls to the top. */
  readonly isInPlace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

// Served by the origin itself, not by a page of the router.
const OUTSIDE_ROUTER = /^\/(files|loginPage)(\/|$)/;

/** Link that stays in the router for pages of the site and is a plain anchor for everything else. */
export function SiteLink({ href, isReplacing = false, isInPlace = false, children, ...rest }: SiteLinkProps) {
  if (href.startsWith('/') && !OUTSIDE_ROUTER.test(href)) {
    return (
      <PageLink {...rest} href={href} isReplacing={isReplacing} isInPlace={isInPlace}>
        {children}
      </PageLink>
    );
  }
  const external = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...external} {...rest} href={href}>
      {children}
    </a>
  );
}

// The router's own link brings three kilobytes of what only its framework mode uses.
function PageLink({ href, isReplacing, isInPlace, onClick, target, children, ...rest }: SiteLinkProps) {
  const url = useHref(href);
  const navigate = useLinkClickHandler(href, {
    target,
    ...(isReplacing && { replace: true }),
    ...(isInPlace && { state: { isInPlace } }),
  });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={url} target={target} onClick={follow}>
      {children}
    </a>
  );
}
