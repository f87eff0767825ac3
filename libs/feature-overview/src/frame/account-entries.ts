import { accountPaths } from '@portal/portal-paths/account';
import {
  ApplicationIcon,
  BellIcon,
  ConsoleIcon,
  IdentityIcon,
  type IconProps,
  InvoiceIcon,
  LockIcon,
  ModelIcon,
  OrderIcon,
  PinIcon,
  ProductIcon,
  ReceiptIcon,
  RefundIcon,
  ShieldIcon,
  StarIcon,
  TrialIcon,
  UserIcon,
  WorkOrderIcon,
} from '@portal/ui-kit';
import type { ComponentType } from 'react';

/** An entry of the area's menu. */
export interface AccountEntry {
  readonly text: string;
  readonly href: string;
  readonly Icon: ComponentType<IconProps>;
  /** URLs of the pages that belong to it, besides its own. */
  readonly pages?: readonly string[];
}

/** Entries of the area's menu under their heading. */
export interface AccountEntryGroup {
  readonly name: string;
  readonly entries: readonly AccountEntry[];
}

/** Ways through a verification. */
const REALNAME_PAGES = [
  accountPaths.chooseIdentificationType,
  accountPaths.enterpriseChangeAll,
  accountPaths.enterpriseChangeName,
  accountPaths.enterpriseChooseway,
  accountPaths.enterpriseConsent,
  accountPaths.enterpriseInfo,
  accountPaths.enterpriseRemit,
  accountPaths.personToEnterprise,
  accountPaths.personalBybankcard,
  accountPaths.personalByface,
  accountPaths.personalByidcard,
  accountPaths.personalChooseway,
  accountPaths.realnameModify,
  accountPaths.realnameModifyProtocol,
  accountPaths.realnameSubmitSuccess,
].map(({ path }) => path);

/** Menu of the account area (design: account area 1.4), with the pages there are. */
export const ACCOUNT_ENTRIES: readonly AccountEntryGroup[] = [
  {
    name: '概览',
    entries: [
      {
        text: '控制台',
        href: accountPaths.overviewDetails.href(),
        Icon: ConsoleIcon,
        pages: [accountPaths.overview.path],
      },
      { text: '账号中心', href: accountPaths.overviewCenter.href(), Icon: IdentityIcon },
    ],
  },
  {
    name: '订单与费用',
    entries: [
      {
        text: '订单',
        href: accountPaths.orders.href(),
        Icon: OrderIcon,
        pages: [accountPaths.orderDetail.path, accountPaths.cashier.path],
      },
      {
        text: '退款',
        href: accountPaths.refunds.href(),
        Icon: RefundIcon,
        pages: [accountPaths.refundDetail.path, accountPaths.refundSubmitted.path],
      },
      {
        text: '发票',
        href: accountPaths.invoices.href(),
        Icon: InvoiceIcon,
        pages: [
          accountPaths.invoiceApply.path,
          accountPaths.invoiceChooseOrders.path,
          accountPaths.invoiceFillIn.path,
          accountPaths.invoiceApplied.path,
          accountPaths.invoiceDetail.path,
          accountPaths.invoiceSample.path,
        ],
      },
      {
        text: '合同',
        href: accountPaths.contracts.href(),
        Icon: ApplicationIcon,
        pages: [accountPaths.contractApply.path, accountPaths.contractBecome.path, accountPaths.contractDetail.path],
      },
    ],
  },
  {
    name: '产品',
    entries: [
      {
        text: '我的产品',
        href: accountPaths.instances.href(),
        Icon: ProductIcon,
        pages: [accountPaths.instanceDetail.path, accountPaths.instanceRenew.path, accountPaths.instanceUpgrade.path],
      },
      {
        text: '试用',
        href: accountPaths.overviewTryProduct.href(),
        Icon: TrialIcon,
        pages: [accountPaths.trialDetail.path],
      },
      {
        text: '我的模型',
        href: accountPaths.modelBase.href(),
        Icon: ModelIcon,
        pages: [
          accountPaths.modelBaseDetail.path,
          accountPaths.publishedModels.path,
          accountPaths.publishedModelDetail.path,
          accountPaths.publishedModelEdit.path,
        ],
      },
      { text: '我的申请', href: accountPaths.applications.href(), Icon: ApplicationIcon },
      { text: '我的收藏', href: accountPaths.overviewFavorite.href(), Icon: StarIcon },
    ],
  },
  {
    name: '服务',
    entries: [
      {
        text: '工单',
        href: accountPaths.workOrders.href(),
        Icon: WorkOrderIcon,
        pages: [accountPaths.workOrderSubmit.path, accountPaths.workOrderDetail.path],
      },
      { text: '消息', href: accountPaths.overviewMessage.href(), Icon: BellIcon },
    ],
  },
  {
    name: '账号',
    entries: [
      { text: '个人信息', href: accountPaths.userInfo.href(), Icon: UserIcon },
      {
        text: '实名认证',
        href: accountPaths.realname.href(),
        Icon: IdentityIcon,
        pages: REALNAME_PAGES,
      },
      { text: '账号安全', href: accountPaths.userSecurity.href(), Icon: ShieldIcon },
      { text: '隐私与数据', href: accountPaths.userPrivacy.href(), Icon: LockIcon },
      {
        text: '收货地址',
        href: accountPaths.addresses.href(),
        Icon: PinIcon,
        pages: [accountPaths.addressAdd.path, accountPaths.addressDelete.path],
      },
      {
        text: '发票抬头',
        href: accountPaths.invoiceTitles.href(),
        Icon: ReceiptIcon,
        pages: [
          accountPaths.invoiceTitleAdd.path,
          accountPaths.invoiceTitleEdit.path,
          accountPaths.invoiceTitleDelete.path,
        ],
      },
    ],
  },
];

/** The entry a page belongs to, or none. */
export function findAccountEntry(pathname: string): AccountEntry | undefined {
  const url = pathname.replace(/(?<=.)\/$/, '');
  return ACCOUNT_ENTRIES.flatMap(({ entries }) => entries).find(
    ({ href, pages }) => href === url || pages?.includes(url),
  );
}
