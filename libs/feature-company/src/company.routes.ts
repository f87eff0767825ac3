import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** Pages about the company, its partners and its jobs, and pages made of blocks (spec §2). */
export const companyRoutes: readonly PageRoute[] = [
  route(paths.aboutUs, () => import('./content-page/about-us.page'), { seo: pageSeo('about-us') }),
  route(paths.contact, () => import('./contact/contact.page'), { seo: pageSeo('contact') }),
  route(paths.businessConsulting, () => import('./consulting/consulting.page'), {
    seo: pageSeo('business-consulting'),
  }),
  route(paths.developer, () => import('./developer/developer.page'), { seo: pageSeo('developer') }),
  route(paths.universal, () => import('./content-page/universal.page'), { seo: pageSeo('universal') }),
  route(paths.partner, () => import('./partner/partner.page'), { seo: pageSeo('partner') }),
  route(paths.partnerApply, () => import('./partner-apply/partner-apply.page'), { seo: pageSeo('partner-apply') }),
  route(paths.recruit, () => import('./recruit/recruit.page'), {
    aliases: [paths.recruitment.path],
    seo: pageSeo('recruit'),
  }),
  route(paths.recruitApply, () => import('./recruit-apply/recruit-apply.page'), { seo: pageSeo('recruit-apply') }),
  route(paths.content, () => import('./content-page/content-by-id.page'), {
    seo: ({ platformType, params }) => ({ tableType: 'CONTENT', code: `${platformType}:${params['id'] ?? '-'}` }),
  }),
  route(paths.preview, () => import('./preview/preview.page'), { seo: pageSeo('preview') }),
];
