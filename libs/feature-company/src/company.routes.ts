import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { type PortalPath, paths } from '@portal/portal-paths';
import { PARTNER_APPLY, RECRUIT_APPLY, RECRUITMENT } from './shared/company-paths';

const SOURCE = '../../libs/feature-company/src';

/** Pages about the company, its partners and its jobs, and pages made of blocks (spec §2). */
export function createCompanyRoutes(): readonly PageRoute[] {
  return [
    {
      ...describePage(paths.aboutUs, 'about-us'),
      load: () => import('./content-page/about-us.page').then((module) => module.page),
      chunk: `${SOURCE}/content-page/about-us.page.tsx`,
    },
    {
      ...describePage(paths.contact, 'contact'),
      load: () => import('./contact/contact.page').then((module) => module.page),
      chunk: `${SOURCE}/contact/contact.page.tsx`,
    },
    {
      ...describePage(paths.businessConsulting, 'business-consulting'),
      load: () => import('./consulting/consulting.page').then((module) => module.page),
      chunk: `${SOURCE}/consulting/consulting.page.tsx`,
    },
    {
      ...describePage(paths.developer, 'developer'),
      load: () => import('./developer/developer.page').then((module) => module.page),
      chunk: `${SOURCE}/developer/developer.page.tsx`,
    },
    {
      ...describePage(paths.universal, 'universal'),
      load: () => import('./content-page/universal.page').then((module) => module.page),
      chunk: `${SOURCE}/content-page/universal.page.tsx`,
    },
    ...createPartnerRoutes(),
    ...createRecruitRoutes(),
    {
      path: paths.content.path,
      load: () => import('./content-page/content-by-id.page').then((module) => module.page),
      chunk: `${SOURCE}/content-page/content-by-id.page.tsx`,
      seo: ({ platformType, params }) => ({ tableType: 'CONTENT', code: `${platformType}:${params['id'] ?? '-'}` }),
    },
    {
      ...describePage(paths.preview, 'preview'),
      load: () => import('./preview/preview.page').then((module) => module.page),
      chunk: `${SOURCE}/preview/preview.page.tsx`,
      access: 'login',
    },
  ];
}

function createPartnerRoutes(): readonly PageRoute[] {
  return [
    {
      ...describePage(paths.partner, 'partner'),
      load: () => import('./partner/partner.page').then((module) => module.page),
      chunk: `${SOURCE}/partner/partner.page.tsx`,
    },
    {
      ...describePage(PARTNER_APPLY, 'partner-apply'),
      load: () => import('./partner-apply/partner-apply.page').then((module) => module.page),
      chunk: `${SOURCE}/partner-apply/partner-apply.page.tsx`,
      access: 'login',
    },
  ];
}

function createRecruitRoutes(): readonly PageRoute[] {
  const recruit = {
    ...describePage(paths.recruit, 'recruit'),
    load: () => import('./recruit/recruit.page').then((module) => module.page),
    chunk: `${SOURCE}/recruit/recruit.page.tsx`,
  };
  return [
    recruit,
    { ...recruit, path: RECRUITMENT.path, canonicalPath: paths.recruit.path },
    {
      ...describePage(RECRUIT_APPLY, 'recruit-apply'),
      load: () => import('./recruit-apply/recruit-apply.page').then((module) => module.page),
      chunk: `${SOURCE}/recruit-apply/recruit-apply.page.tsx`,
      access: 'login',
    },
  ];
}

function describePage({ path }: PortalPath, name: string): Pick<PageRoute, 'path' | 'seo'> {
  return { path, seo: pageSeo(name) };
}
