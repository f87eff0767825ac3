import type {
  ConsultRequest,
  ContactRequest,
  FooterConfig,
  MenuItem,
  PageAppearance,
  ProductCategory,
  SearchItem,
  SolutionCategory,
  Suggestion,
} from '@portal/api-contract';
import type { CallResult } from '@portal/ui-forms';
import type { CaptchaProps } from '@portal/ui-kit/captcha';
import type { ComponentType, ReactNode } from 'react';
import type { AccountMenuProps } from './site-header/account-menu';

/** Data that may still be on its way, or may have failed. */
export interface Loadable<Data> {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Header styles: over ordinary pages, on the community, in the account area. */
export type HeaderVariant = 'default' | 'community' | 'console';

/** The visitor as the header shows them; absent while logged out. */
export interface HeaderAccount {
  readonly account: string;
}

/** Where a search field gets what it offers. What cannot be had is an empty list. */
export interface SearchSource {
  suggest(keywords: string): Promise<readonly Suggestion[]>;
  /** What a suggestion says about the words; `null` where that cannot be had. */
  preview(id: string, keywords: string): Promise<SearchItem | null>;
  /** Id of the document that is being read, whose pages are suggested first. */
  getDocument(): string | undefined;
  listHotWords(): Promise<readonly string[]>;
  /** A suggestion was opened. */
  recordView(item: Suggestion): void;
  /** Words searched for before, the last one first. */
  listHistory(): readonly string[];
  /** Removes a word of the history, or all of them. */
  remove(word?: string): void;
}

/** Everything the header shows and can ask for. */
export interface SiteHeaderProps {
  readonly appearance: PageAppearance;
  readonly menus: readonly MenuItem[];
  readonly products: Loadable<readonly ProductCategory[]>;
  readonly solutions: Loadable<readonly SolutionCategory[]>;
  /** Called when a mega-menu is about to be opened, so that its data can be fetched. */
  readonly onMegaMenuNeeded: () => void;
  readonly variant: HeaderVariant;
  /** The page starts with a dark picture under a transparent header. */
  readonly isOverHero: boolean;
  readonly account?: HeaderAccount | undefined;
  /** Gives the menu of the account, an `AccountMenu`. Must be the same function at every render. */
  readonly loadAccountMenu: () => Promise<ComponentType<AccountMenuProps>>;
  /** URL of the operations platform; empty where the account may not see it. */
  readonly operationsUrl: string;
  /** Ends the session: 退出登录, or 切换登录. */
  readonly onLeave: (isSwitch: boolean) => void;
  /** Opens the login page with a return target (site path with query). */
  readonly onLogin: (returnTo?: string) => void;
  /** Opens the register page. */
  readonly onRegister: () => void;
  /** Opens the search results of a query. */
  readonly onSearch: (keywords: string) => void;
  /** Called with the first use of the search field. Must be the same function at every render. */
  readonly loadSearchSource: () => Promise<SearchSource>;
}

/** Contact parameters of the side toolbar (spec §3), read into their types. */
export interface ContactParams {
  readonly description: string;
  readonly telephone: string;
  readonly isTelephoneShown: boolean;
  readonly chatUrl: string;
  readonly isChatShown: boolean;
  readonly qrCode: string;
  readonly isQrCodeShown: boolean;
  readonly avatar: string;
}

/** What sending a form comes to, as mutations tell it. */
export type SubmitResult = CallResult<{ readonly id: string }>;

/** Everything the side toolbar shows and can ask for. */
export interface ToolboxProps {
  readonly contact: ContactParams;
  /** 项目咨询 is switched on by the environment's configuration. */
  readonly isConsultShown: boolean;
  readonly privacyHref: string;
  readonly onConsult: (request: ConsultRequest, idempotencyKey: string) => PromiseLike<SubmitResult>;
  /** Calls of the captcha in front of a consultation. */
  readonly captcha: Pick<CaptchaProps, 'loadPicture' | 'loadQuestion' | 'check'>;
}

/** Everything the footer shows and can ask for. */
export interface SiteFooterProps {
  readonly footer: FooterConfig;
  /** The form of the footer, a `ContactForm`. */
  readonly contactForm: ReactNode;
  /** Shows the settings of consent. */
  readonly onPrivacySettings: () => void;
}

/** What the form of the footer needs. */
export interface ContactFormProps {
  readonly privacyHref: string;
  /** Sends the contact request; the telephone is encrypted on its way. */
  readonly onContact: (request: ContactRequest, idempotencyKey: string) => PromiseLike<SubmitResult>;
}
