export { ErrorNotice } from './error-notice/error-notice';
export type { ErrorNoticeProps, NoticeMessage } from './error-notice/error-notice';
export { ErrorPage, NOT_FOUND_MESSAGE } from './error-page/error-page';
export type { ErrorPageProps } from './error-page/error-page';
export { LastResortErrorPage } from './error-page/last-resort-error-page';
export type {
  ContactParams,
  HeaderAccount,
  HeaderVariant,
  Loadable,
  SearchSource,
  SiteFooterProps,
  SiteHeaderProps,
  SubmitResult,
  ToolboxProps,
} from './layout-props';
export { DefaultLayout } from './layouts/default-layout';
export type { DefaultLayoutProps } from './layouts/default-layout';
export { NotFoundLayout } from './layouts/not-found-layout';
export type { NotFoundLayoutProps } from './layouts/not-found-layout';
export { RegisterLayout } from './layouts/register-layout';
export { AccountMenu } from './site-header/account-menu';
export type { AccountMenuProps } from './site-header/account-menu';
export { LoadingOverlay, OVERLAY_MS } from './loading-overlay/loading-overlay';
export type { LoadingOverlayProps } from './loading-overlay/loading-overlay';
export { ProgressBar, PROGRESS_THROTTLE_MS } from './progress-bar/progress-bar';
export type { ProgressBarProps } from './progress-bar/progress-bar';
export { FINDS_MARK } from './search-dialog/search-keys';
export { SearchShortcut } from './search-dialog/search-shortcut';
export type { SearchShortcutProps } from './search-dialog/search-shortcut';
export { SiteFooter } from './site-footer/site-footer';
export { SearchBox } from './site-header/search-box';
export type { SearchBoxProps } from './site-header/search-box';
export { SiteHeader } from './site-header/site-header';
export { Toolbox } from './toolbox/toolbox';
export { GonePage } from './error-page/gone-page';
export type { GonePageProps } from './error-page/gone-page';
