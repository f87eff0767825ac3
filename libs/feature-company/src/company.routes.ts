import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { type PortalPath, paths } from '@portal/portal-paths';
import { PARTNER_APPLY, RECRUIT_APPLY, RECRUITMENT } from './shared/company-paths';

const SOURCE = '../../libs/feature-company/src';

/** Pages about the company, its partners and its jobs, and pages made of blocks (spec §2). */
export function createCompanyRoutes(): readonly PageRoute[] {
  return [
    {
      ...describePage(paths.aboutUs, 'about-us'),
      load: () => import('./content-page/about-us.module').then((module) => module.page),
      chunk: `${SOURCE}/content-page/about-us.module.ts`,
    },
    {
      ...describePage(paths.contact, 'contact'),
      load: () => import('./contact/contact.module').then((module) => module.page),
      chunk: `${SOURCE}/contact/contact.module.ts`,
    },
    {
      ...describePage(paths.businessConsulting, 'business-consulting'),
      load: () => import('./consulting/consulting.module').then((module) => module.page),
      chunk: `${SOURCE}/consulting/consulting.module.ts`,
    },
    {
      ...describePage(paths.developer, 'developer'),
      load: () => import('./developer/developer.module').then((module) => module.page),
      chunk: `${SOURCE}/developer/developer.module.ts`,
      queryNames: ['category'],
    },
    {
      ...describePage(paths.universal, 'universal'),
      load: () => import('./content-page/universal.module').then((module) => module.page),
      chunk: `${SOURCE}/content-page/universal.module.ts`,
    },
    ...createPartnerRoutes(),
    ...createRecruitRoutes(),
    {
      path: paths.content.path,
      load: () => import('./content-page/content.module').then((module) => module.page),
      chunk: `${SOURCE}/content-page/content.module.ts`,
      seo: ({ platformType, params }) => ({ tableType: 'CONTENT', code: `${platformType}:${params['id'] ?? '-'}` }),
    },
    {
      ...describePage(paths.preview, 'preview'),
      load: () => import('./preview/preview.module').then((module) => module.page),
      chunk: `${SOURCE}/preview/preview.module.ts`,
      access: 'login',
      queryNames: ['id'],
    },
  ];
}

function createPartnerRoutes(): readonly PageRoute[] {
  return [
    {
      ...describePage(paths.partner, 'partner'),
      load: () => import('./partner/partner.module').then((module) => module.page),
      chunk: `${SOURCE}/partner/partner.module.ts`,
      queryNames: ['kind', 'region', 'keyword', 'page'],
    },
    {
      ...describePage(PARTNER_APPLY, 'partner-apply'),
      load: () => import('./partner-apply/partner-apply.module').then((module) => module.page),
      chunk: `${SOURCE}/partner-apply/partner-apply.module.ts`,
      access: 'login',
    },
  ];
}

function createRecruitRoutes(): readonly PageRoute[] {
  const recruit = {
    ...describePage(paths.recruit, 'recruit'),
    load: () => import('./recruit/recruit.module').then((module) => module.page),
    chunk: `${SOURCE}/recruit/recruit.module.ts`,
    queryNames: ['channel', 'function', 'city', 'keyword', 'page', 'job'],
  };
  return [
    recruit,
    { ...recruit, path: RECRUITMENT.path, canonicalPath: paths.recruit.path },
    {
      ...describePage(RECRUIT_APPLY, 'recruit-apply'),
      load: () => import('./recruit-apply/recruit-apply.module').then((module) => module.page),
      chunk: `${SOURCE}/recruit-apply/recruit-apply.module.ts`,
      access: 'login',
      queryNames: ['job'],
    },
  ];
}

function describePage({ path }: PortalPath, name: string): Pick<PageRoute, 'path' | 'seo'> {
  return { path, seo: pageSeo(name) };
}
