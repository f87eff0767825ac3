import { z } from 'zod';
import { imagePathSchema, linkTargetSchema, platformTypeSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { isReadableOnWhite } from '../rules/color-contrast';
import { BRAND_CORNERS, BRAND_DENSITIES, BRAND_HEADINGS, PLAIN_THEME, SEO_TABLE_TYPES } from './configuration.values';

const menuLinkShape = {
  code: z.string().min(1).max(64),
  name: z.string().min(1).max(40),
  menuRoute: linkTargetSchema,
  categoryUrl: linkTargetSchema.default(''),
  dataSources: z.enum(['', '产品', '解决方案']).default(''),
  leafType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
};

const menuEntryShape = { ...menuLinkShape, description: z.string().max(80).default('') };

/** Entry below a menu item: a link, a group of links of two levels, or a card of an image grid. */
export const menuLeafSchema = z.object({
  ...menuEntryShape,
  /** Picture of a card. */
  image: imagePathSchema.default(''),
  /** Links of a group. */
  children: z.array(z.object(menuEntryShape)).default([]),
});
export type MenuLeaf = z.infer<typeof menuLeafSchema>;

/** Menu item (spec §3): `dataSources` 产品 and 解决方案 open the mega-menus. */
export const menuItemSchema = z.object({ ...menuLinkShape, children: z.array(menuLeafSchema).default([]) });
export type MenuItem = z.infer<typeof menuItemSchema>;

/** Header menu of a brand (spec §7). */
export const listMenus = defineEndpoint({
  method: 'GET',
  path: '/portal/system/menuConf/findByPage',
  summary: 'Header menu of a brand',
  tags: ['configuration'],
  query: z.object({ platformType: platformTypeSchema }),
  response: z.array(menuItemSchema),
});

const callToActionSchema = z.object({ text: z.string().min(1).max(20), url: linkTargetSchema });

/** Slide of the home page's carousel; its structure is ours, the spec does not show it (§3). */
export const bannerSchema = z.object({
  id: z.string().min(1).max(64),
  title: z.string().min(1).max(60),
  subtitle: z.string().max(120),
  image: imagePathSchema,
  mobileImage: imagePathSchema,
  imageAlt: z.string().max(80).default(''),
  theme: z.enum(['light', 'dark']),
  actions: z.array(callToActionSchema).max(2),
});
export type Banner = z.infer<typeof bannerSchema>;

/** Home page banners of a brand (spec §7), at most five. */
export const listBanners = defineEndpoint({
  method: 'GET',
  path: '/portal/system/bannerConf/findByPage',
  summary: 'Home page banners of a brand',
  tags: ['configuration'],
  query: z.object({ platformType: platformTypeSchema }),
  response: z.array(bannerSchema),
});

/** What a brand's pages look like besides their color: corners, room between parts, weight of headings. */
export const brandThemeSchema = z.object({
  corners: z.enum(BRAND_CORNERS),
  density: z.enum(BRAND_DENSITIES),
  headings: z.enum(BRAND_HEADINGS),
});
export type BrandTheme = z.infer<typeof brandThemeSchema>;

/**
 * Look of a brand's pages (spec §3); `blackColorTheme` turns the whole site grey. `fontColor` is the color of buttons,
 * links, focus and menus: text of it on white, and white text on it, has to be readable. The spec's main color where
 * it is empty.
 */
export const pageAppearanceSchema = z.object({
  titleDesc: z.string().min(1).max(120),
  titleImg: imagePathSchema,
  blackColorTheme: z.boolean(),
  fontColor: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6}|)$/, '须为 #rrggbb 颜色')
    .refine(isReadableOnWhite, '与白色的对比度须至少 4.5:1'),
  theme: brandThemeSchema.default(PLAIN_THEME),
  logoImg: imagePathSchema,
  secondLogoImg: imagePathSchema,
});
export type PageAppearance = z.infer<typeof pageAppearanceSchema>;

/** Page configuration entry (spec §3): `basicPageCode` for /miot, `basic{product}PageCode` otherwise. */
export const pageConfigSchema = z.object({ code: z.string().min(1).max(64), jsonData: pageAppearanceSchema });
export type PageConfig = z.infer<typeof pageConfigSchema>;

/** Page configurations of all brands (spec §7). */
export const listPageConfigs = defineEndpoint({
  method: 'GET',
  path: '/portal/system/pageConf/findAll',
  summary: 'Page configurations of all brands',
  tags: ['configuration'],
  response: z.array(pageConfigSchema),
});

const titledLinkSchema = z.object({ title: z.string().min(1).max(40), url: linkTargetSchema });

/** Footer configuration (spec §3); names as the spec writes them. */
export const footerConfigSchema = z.object({
  tel: z.string().max(40),
  footerLogo: imagePathSchema,
  ICP: z.string().max(60),
  ICPUrl: linkTargetSchema,
  police: z.string().max(60),
  policeUrl: linkTargetSchema,
  QRcode: imagePathSchema,
  QRcodeDesc: z.string().max(40),
  info: z.string().max(200),
  mediaContact: z.array(
    z.object({
      name: z.string().min(1).max(20),
      logoImg: imagePathSchema,
      QRcode: imagePathSchema,
      url: linkTargetSchema,
    }),
  ),
  links: z.array(titledLinkSchema),
  netMap: z.array(
    z.object({ title: z.string().min(1).max(40), url: linkTargetSchema, children: z.array(titledLinkSchema) }),
  ),
  messageBoxBackgroudImg: imagePathSchema,
  footerDocList: z.array(z.object({ title: z.string().min(1).max(40), documentUrl: linkTargetSchema })),
});
export type FooterConfig = z.infer<typeof footerConfigSchema>;

/** Footer of a brand by page code (path ours: endpoints §4.1). */
export const getFooter = defineEndpoint({
  method: 'GET',
  path: '/ptl/system/footer',
  summary: 'Footer configuration by page code',
  tags: ['configuration'],
  query: z.object({ code: z.string().min(1).max(64) }),
  response: footerConfigSchema,
});

/** System parameter entry; the values `'true'` and `'false'` are read as booleans (spec §3). */
export const systemParamSchema = z.object({ dicKey: z.string().min(1).max(64), dicValue: z.string().max(500) });
export type SystemParam = z.infer<typeof systemParamSchema>;

/** Contact parameters of the side toolbar (spec §7): those of a brand where `platformType` names one, before those of all. */
export const getSystemParamConf = defineEndpoint({
  method: 'GET',
  path: '/ptl/system/param/conf/getSystemParamConf',
  summary: 'System parameters by group',
  tags: ['configuration'],
  query: z.object({ dicKeyEnum: z.enum(['CONTENT_CONTACT_US']), platformType: platformTypeSchema.optional() }),
  response: z.object({ child: z.array(systemParamSchema) }),
});

/** URL of the operations platform's watch board (spec §7). */
export const getWatchBoardByCode = defineEndpoint({
  method: 'GET',
  path: '/ptl/resources/getWatchBoardByCode',
  summary: 'Watch board address by code',
  tags: ['configuration'],
  query: z.object({ code: z.enum(['OPT']) }),
  response: z.object({ url: linkTargetSchema }),
});

/**
 * Configuration entry by key (spec §7). Only `showOperationBtn` is readable; `value` is a JSON string
 * `{"spec":[userCode]}` filtered to the caller's own code, so it is empty for visitors.
 */
export const getConfigByCode = defineEndpoint({
  method: 'GET',
  path: '/ptl/resources/getConfigByCode',
  summary: 'Configuration entry by key',
  tags: ['configuration'],
  query: z.object({ key: z.string().min(1).max(64) }),
  response: z.object({ value: z.string() }),
});

/** RSA-OAEP (SHA-256) public key, SPKI in base64, for values that are encrypted before sending. */
export const getPublicKey = defineEndpoint({
  method: 'GET',
  path: '/ptl/system/param/publicKey',
  summary: 'Public key for values encrypted before sending',
  tags: ['configuration'],
  response: z.object({ keyId: z.string(), publicKey: z.string() }),
});

/** SEO data of a page (spec §7): they set the title and the meta tags. */
export const seoInfoSchema = z.object({
  title: z.string().min(1).max(120),
  keywords: z.string().max(200),
  summary: z.string().max(300),
  image: imagePathSchema.default(''),
  /** Size of the image in pixels: that of a brand's share picture where nothing else is said. */
  imageWidth: z.number().int().min(1).max(10_000).default(1200),
  imageHeight: z.number().int().min(1).max(10_000).default(630),
});
export type SeoInfo = z.infer<typeof seoInfoSchema>;

/** SEO data of a page, form-encoded (spec §7). `data` is null when nothing is configured. */
export const getSeoInfo = defineEndpoint({
  method: 'POST',
  path: '/ptl/seoInfo/getSeoInfo',
  summary: 'SEO data of a page',
  tags: ['configuration', 'seo'],
  bodyType: 'form',
  body: z.object({ tableType: z.enum(SEO_TABLE_TYPES), code: z.string().min(1).max(340) }),
  response: seoInfoSchema.nullable(),
});
