export { Alert } from './alert/alert';
export type { AlertProps } from './alert/alert';
export { Avatar } from './avatar/avatar';
export type { AvatarProps } from './avatar/avatar';
export { Badge } from './badge/badge';
export type { BadgeProps, BadgeTone } from './badge/badge';
export { Button } from './button/button';
export type { ButtonProps } from './button/button';
export { ButtonLink } from './button/button-link';
export type { ButtonLinkProps } from './button/button-link';
export type { ButtonStyleProps, ButtonVariant } from './button/button-style-props';
export { ButtonRow } from './button/button-row';
export { IconButton } from './button/icon-button';
export type { IconButtonProps } from './button/icon-button';
export { Card } from './card/card';
export type { CardProps } from './card/card';
export { CardLink } from './card/card-link';
export type { CardLinkProps } from './card/card-link';
export { createDeferredPart } from './deferred/create-deferred-part';
export type { DeferredPart } from './deferred/create-deferred-part';
export { Dialog } from './dialog/dialog';
export type { DialogProps } from './dialog/dialog';
export { Drawer } from './dialog/drawer';
export type { DrawerProps } from './dialog/drawer';
export { ScrollCarousel } from './carousel/scroll-carousel';
export type { ScrollCarouselProps } from './carousel/scroll-carousel';
export { ClampedText } from './clamped-text/clamped-text';
export type { ClampedTextProps } from './clamped-text/clamped-text';
export { copyText } from './copy-text/copy-text';
export { Cover } from './cover/cover';
export type { CoverProps } from './cover/cover';
export { NARROW_WINDOW, useMediaQuery } from './media-query/use-media-query';
export { runWhenIdle } from './idle/run-when-idle';
export { useLazyPart } from './lazy-part/use-lazy-part';
export type { LazyPart } from './lazy-part/use-lazy-part';
export { formatSrcSet, Picture } from './picture/picture';
export { formatSize } from './size/format-size';
export type { PictureProps } from './picture/picture';
export { Portrait } from './portrait/portrait';
export type { PortraitProps } from './portrait/portrait';
export { randomKey } from './random-key/random-key';
export { HomeHrefContext, HomeLink } from './site-link/home-link';
export { SiteLink } from './site-link/site-link';
export type { SiteLinkProps } from './site-link/site-link';
export { useScrollLock } from './scroll-lock/use-scroll-lock';
export { Section } from './section/section';
export type { SectionProps } from './section/section';
export { Tabs } from './tabs/tabs';
export type { TabItem, TabsProps } from './tabs/tabs';
export { DataNotice } from './data-notice/data-notice';
export type { DataNoticeProps } from './data-notice/data-notice';
export { TraceId } from './data-notice/trace-id';
export type { TraceIdProps } from './data-notice/trace-id';
export { EmptyState } from './empty-state/empty-state';
export type { EmptyStateProps } from './empty-state/empty-state';
export { Highlight, toPlainText } from './highlight/highlight';
export type { HighlightProps } from './highlight/highlight';
export { CheckIcon, ChevronDownIcon, CopyIcon, MenuIcon, RetryIcon, SearchIcon } from './icon/action-icons';
export { ArrowRightIcon, CloseIcon } from './icon/panel-icons';
export { ClockIcon, PhoneIcon } from './icon/contact-icons';
export { ChatIcon, ConsultIcon, MailIcon, QrCodeIcon, ServiceIcon, ToTopIcon } from './icon/toolbox-icons';
export { OrderIcon } from './icon/order-icon';
export { RefundIcon } from './icon/refund-icon';
export { UserIcon } from './icon/user-icon';
export {
  ArrowLeftIcon,
  BellIcon,
  ColumnsIcon,
  ConsoleIcon,
  DownloadIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  IdentityIcon,
  InvoiceIcon,
  LockIcon,
  ModelIcon,
  PinIcon,
  ProductIcon,
  ReceiptIcon,
  ShieldIcon,
  StarIcon,
  ApplicationIcon,
  TrialIcon,
  WorkOrderIcon,
} from './icon/account-icons';
export type { IconProps } from './icon/icon';
export { PENDING } from './query-view/pending';
export { QueryView } from './query-view/query-view';
export type { QueryState, QueryViewProps } from './query-view/query-view';
export { RoundMark } from './round-mark/round-mark';
export type { MarkTone } from './round-mark/round-mark';
export { TableHead } from './table-head/table-head';
export { Skeleton } from './skeleton/skeleton';
export type { SkeletonProps } from './skeleton/skeleton';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export type { VisuallyHiddenProps } from './visually-hidden/visually-hidden';
