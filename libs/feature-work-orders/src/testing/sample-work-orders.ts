import type { ProductCategory } from '@portal/api-contract';
import type {
  WorkOrderBrief,
  WorkOrderDetail,
  WorkOrderMessage,
  WorkOrderStatus,
  WorkOrderType,
} from '@portal/api-contract/account';

/** A work order in a list. */
export function buildWorkOrder(values: Partial<WorkOrderBrief> = {}): WorkOrderBrief {
  return {
    ticketNo: 'WO20261121ABCDEF',
    title: '网关每小时断线一次',
    productName: '设备接入平台',
    typeName: '设备接入 / 设备离线',
    severity: 'P2',
    status: 1,
    unread: 0,
    isUrged: false,
    isEscalated: false,
    createdAt: '2026-11-21T10:00:00+08:00',
    updatedAt: '2026-11-21T11:30:00+08:00',
    promiseAt: '2026-11-21T11:00:00+08:00',
    ...values,
  };
}

/** A message of the platform. */
export function buildMessage(values: Partial<WorkOrderMessage> = {}): WorkOrderMessage {
  return {
    id: 'm-1',
    author: 'agent',
    authorName: '周工',
    text: '请提供断线时间段的日志。',
    files: [],
    at: '2026-11-21T10:20:00+08:00',
    readAt: null,
    ...values,
  };
}

/** A work order with everything its owner may see. */
export function buildWorkOrderDetail(values: Partial<WorkOrderDetail> = {}): WorkOrderDetail {
  const { ticketNo, title, productName, typeName, severity, status, isUrged, isEscalated, ...times } = buildWorkOrder();
  const { createdAt, updatedAt, promiseAt } = times;
  return {
    ...{ ticketNo, title, productName, typeName, severity, status, isUrged, isEscalated },
    ...{ createdAt, updatedAt, promiseAt },
    description: '从昨天开始网关每小时断线一次。\n重启无效。',
    resource: 'hub-cn-01',
    contactName: '林予安',
    telephone: '138****8000',
    contactHours: 'workday',
    files: [],
    respondedAt: '2026-11-21T10:20:00+08:00',
    dueAt: null,
    secret: 'stored',
    grant: null,
    nextUrgeAt: null,
    reopenCount: 0,
    rating: null,
    messages: [buildMessage()],
    log: [
      {
        from: null,
        to: 0,
        act: 'submit',
        actorRole: 'user',
        actorName: '林予安',
        reason: '',
        files: [],
        at: '2026-11-21T10:00:00+08:00',
      },
    ],
    acts: ['reply', 'urge', 'escalate', 'grant', 'withdraw'],
    related: [],
    version: 2,
    ...values,
  };
}

/** What the server permits the owner in each state, at most. */
export const ACTIONS_BY_STATE: Readonly<Record<WorkOrderStatus, readonly string[]>> = {
  0: ['withdraw', 'reply', 'urge', 'escalate', 'grant'],
  1: ['withdraw', 'reply', 'escalate', 'grant', 'revokeGrant'],
  2: ['supplement', 'reply', 'escalate', 'grant'],
  3: ['confirm', 'reject', 'reply', 'escalate', 'grant'],
  4: ['reopen', 'rate', 'delete'],
  5: ['delete'],
  6: ['resume', 'reply', 'delete'],
};

/** Kinds of problems. */
export const WORK_ORDER_TYPES: WorkOrderType[] = [
  {
    code: 'device',
    name: '设备接入',
    template: '',
    children: [
      { code: 'offline', name: '设备离线', template: '设备编号：\n离线时间：', children: [] },
      { code: 'data', name: '数据异常', template: '数据项：\n期望与实际：', children: [] },
    ],
  },
  { code: 'other', name: '其他', template: '', children: [] },
];

/** Products of the brand. */
export const PRODUCT_CATEGORIES: ProductCategory[] = [
  {
    id: 'iot',
    name: '物联网',
    coverImage: '/files/media/iot.png',
    children: [],
    childrenData: [
      {
        id: 'p1',
        code: 'iot-hub',
        productName: '设备接入平台',
        productRoute: '/product-detail/iot-hub.html',
        labelFlag: 1,
        summary: '设备接入',
        icon: '/files/media/iot-hub.svg',
        isContentEmpty: false,
      },
    ],
  },
];
