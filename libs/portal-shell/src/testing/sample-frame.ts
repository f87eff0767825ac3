import { buildFooter, buildPageConfig } from '@portal/testing';

/** What an API knows that has no more than the frame of pages needs. */
export const frameResponses = {
  listPageConfigs: [buildPageConfig()],
  listMenus: [],
  listBanners: [],
  getFooter: buildFooter(),
  getSystemParamConf: { child: [] },
};

/** What it knows besides where it describes one page. */
export const pageResponses = {
  ...frameResponses,
  getContentVersion: { version: 1, topics: {} },
  getSeoInfo: { title: '关于我们', keywords: '', summary: '', image: '', imageWidth: 0, imageHeight: 0 },
};
