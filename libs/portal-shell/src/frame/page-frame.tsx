import type { PageRoute } from '@portal/data-access-api';
import { DefaultLayout, NotFoundLayout, RegisterLayout } from '@portal/ui-layout';
import type { ReactNode } from 'react';
import type { PortalConfig } from '../config/portal-config';
import { HeaderContainer } from './header-container';
import { FooterPart, ToolboxPart } from './frame-parts';

/** Props of `PageFrame`. */
export interface PageFrameProps {
  readonly route: PageRoute;
  readonly config: PortalConfig;
  readonly children: ReactNode;
}

/** Puts a page into the layout its route asks for (spec §2). */
export function PageFrame({ route, config, children }: PageFrameProps) {
  const { hasHeader = true, hasFooter = true, hasToolbox = true, headerVariant = 'default' } = route;
  const header = hasHeader && (
    <HeaderContainer
      variant={headerVariant}
      isOverHero={route.isOverHero ?? false}
      hasOwnCode={route.hasOwnCode ?? false}
    />
  );

  if (route.layout === 'register') return <RegisterLayout>{children}</RegisterLayout>;
  if (route.layout === 'notFound') return <NotFoundLayout header={header}>{children}</NotFoundLayout>;
  return (
    <DefaultLayout
      header={header}
      footer={hasFooter && <FooterPart />}
      toolbox={hasToolbox && <ToolboxPart isConsultEnabled={config.isConsultEnabled} />}
      isOverHero={route.isOverHero ?? false}
      isFilledLate={route.access !== undefined}
    >
      {children}
    </DefaultLayout>
  );
}
