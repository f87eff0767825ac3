import { createContext, useContext } from 'react';
import { SiteLink, type SiteLinkProps } from './site-link';

/** Carries the path of the home page, without the brand's prefix: the frame gives it, `/` stands where none is around. */
export const HomeHrefContext = createContext('/');

/** Link to the home page, wherever the brand has it. */
export function HomeLink(props: Omit<SiteLinkProps, 'href'>) {
  return <SiteLink {...props} href={useContext(HomeHrefContext)} />;
}
