import type { WorkOrderRequest } from '@portal/api-contract/account';

/** Something that happened to a work order of the demonstration. */
export interface StoryTransition {
  /** Minutes after the step before. */
  readonly after: number;
  /** Trigger of the lifecycle; without one it is a message alone. */
  readonly action?: 'assign' | 'ask' | 'supplement' | 'propose' | 'confirm' | 'reject' | 'withdraw' | 'expire';
  readonly by: 'user' | 'agent' | 'system';
  /** What is said; empty for an action without words. */
  readonly text: string;
}

/** The life of a work order of the demonstration. */
export interface WorkOrderStory {
  readonly daysAgo: number;
  readonly hour: number;
  readonly productCode: string;
  readonly typeCode: string;
  readonly title: string;
  readonly description: string;
  readonly severity: WorkOrderRequest['severity'];
  readonly resource: string;
  readonly rating?: { readonly time: number; readonly result: number; readonly text: string };
  readonly steps: readonly StoryTransition[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A year of work orders of a dairy that has connected its plants. */
export const WORK_ORDER_STORIES: readonly WorkOrderStory[] = [
  {
    daysAgo: 348,
    hour: 9,
    productCode: 'iot-hub',
    typeCode: 'device.data',
    title: '巴氏杀菌机的 PLC 无法上报温度',
    description: '一号车间新装的三台杀菌机接入后只有在线状态，没有温度数据。设备侧日志显示已经发送。',
    severity: 'P2',
    resource: '产品 pasteurizer-v1，设备 PZ-01 至 PZ-03',
    rating: { time: 5, result: 5, text: '工程师远程看了一眼就找到了问题。' },
    steps: [
      { after: 18, action: 'assign', by: 'agent', text: '您好，已收到。我先看一下三台设备最近一小时的上行消息。' },
      {
        after: 35,
        action: 'propose',
        by: 'agent',
        text: '消息已到达平台，但属性名为 Temp，物模型里定义的是 temperature，因此没有入库。请在数据解析脚本中改名，或在物模型中增加别名。',
      },
      { after: 2 * HOUR, by: 'user', text: '改了脚本，温度曲线出来了，谢谢。' },
      { after: 3, action: 'confirm', by: 'user', text: '' },
    ],
  },
  {
    daysAgo: 311,
    hour: 14,
    productCode: 'edge-gateway',
    typeCode: 'usage.fault',
    title: '冷库网关断电重启后时间不准',
    description: '冷库的网关断电恢复后，时间停在断电前，历史数据的时间戳都偏了四个小时。',
    severity: 'P3',
    resource: '网关 GW-CK-02',
    steps: [
      { after: 2 * HOUR, action: 'assign', by: 'agent', text: '您好，请问网关所在网段能否访问公网的时间服务器？' },
      { after: 40, by: 'user', text: '不能，冷库是隔离网。' },
      {
        after: 55,
        action: 'propose',
        by: 'agent',
        text: '隔离网内可以把上级网关设为时间源：网络设置 → 时间同步 → 指定服务器。已有数据可以用“时间校正”工具按偏移量整体平移。',
      },
      { after: DAY, action: 'confirm', by: 'user', text: '' },
    ],
  },
  {
    daysAgo: 276,
    hour: 11,
    productCode: 'ts-database',
    typeCode: 'usage.slow',
    title: '按班次汇总产量的查询越来越慢',
    description: '三个月前按班次汇总产量的查询要 2 秒，现在要 20 多秒，数据量大约是原来的三倍。',
    severity: 'P3',
    resource: '实例 ts-chenghu-prod',
    rating: { time: 4, result: 5, text: '给的降采样方案很实用。' },
    steps: [
      { after: 3 * HOUR, action: 'assign', by: 'agent', text: '您好，麻烦提供一下慢查询的语句和时间范围。' },
      { after: 1, action: 'ask', by: 'agent', text: '另外请确认该设备组的采样间隔是否调整过。' },
      {
        after: 5 * HOUR,
        action: 'supplement',
        by: 'user',
        text: '语句已附在下面，时间范围是最近 90 天；采样间隔上个月从 10 秒改成了 1 秒。',
      },
      {
        after: 2 * HOUR,
        action: 'propose',
        by: 'agent',
        text: '采样变密是主因。建议为班次汇总建立 1 分钟的降采样任务，查询改为读降采样序列；我们测试同样范围可以在 1 秒内返回。',
      },
      { after: 2 * DAY, action: 'confirm', by: 'user', text: '' },
    ],
  },
  {
    daysAgo: 233,
    hour: 16,
    productCode: '',
    typeCode: 'billing.invoice',
    title: '三月份的发票抬头能否改为分公司',
    description: '三月份的两笔订单希望开给苏州分公司，抬头和税号与总公司不同。',
    severity: 'P4',
    resource: '',
    steps: [
      {
        after: 4 * HOUR,
        action: 'assign',
        by: 'agent',
        text: '您好，发票抬头需要与实名主体一致，分公司需单独认证账号。',
      },
      {
        after: 20,
        action: 'propose',
        by: 'agent',
        text: '您可以用分公司账号下单，或在合同中约定由分公司付款后再开票。',
      },
      { after: 7 * DAY, action: 'confirm', by: 'system', text: '' },
    ],
  },
  {
    daysAgo: 190,
    hour: 2,
    productCode: 'iot-hub',
    typeCode: 'device.offline',
    title: '凌晨两点灌装线设备全部离线',
    description: '凌晨 1:52 起灌装线 46 台设备同时离线，现场网络正常，重启网关无效，产线已停。',
    severity: 'P1',
    resource: '设备组 filling-line-a',
    rating: { time: 5, result: 4, text: '十分钟就有人跟进，恢复很快，希望证书到期能提前提醒。' },
    steps: [
      { after: 8, action: 'assign', by: 'agent', text: '已收到，正在排查接入节点日志。' },
      { after: 12, by: 'agent', text: '确认是该设备组的设备证书于 1:50 到期，正在为您临时延长有效期。' },
      {
        after: 6,
        action: 'propose',
        by: 'agent',
        text: '证书已延长 30 天，设备正在陆续重连。请在 30 天内完成证书轮换。',
      },
      { after: 25, action: 'reject', by: 'user', text: '还有 3 台没有恢复。' },
      { after: 15, by: 'agent', text: '这 3 台使用了旧证书链，需要在现场重启一次设备。' },
      { after: 30, action: 'propose', by: 'agent', text: '现在 46 台均已在线，已为您打开“证书到期提醒”。' },
      { after: 20, action: 'confirm', by: 'user', text: '' },
    ],
  },
  {
    daysAgo: 152,
    hour: 10,
    productCode: 'device-twin',
    typeCode: 'usage.fault',
    title: '期望值下发后设备影子没有变化',
    description: '通过设备影子下发新的保温温度，设备已执行，但影子里的上报值一直是旧的。',
    severity: 'P3',
    resource: '设备 KT-07',
    steps: [
      { after: 3 * HOUR, action: 'assign', by: 'agent', text: '您好，请问设备执行后是否上报了属性？' },
      { after: 2, action: 'ask', by: 'agent', text: '麻烦提供一条设备上报的原始消息。' },
      { after: 7 * DAY, action: 'expire', by: 'system', text: '' },
    ],
  },
  {
    daysAgo: 121,
    hour: 15,
    productCode: 'mes',
    typeCode: 'usage.fault',
    title: '配方变更后旧批次的追溯页打不开',
    description: '酸奶配方升级为第 7 版后，用第 6 版生产的批次在追溯页提示“配方不存在”。',
    severity: 'P2',
    resource: '批次 YG-2607-112',
    rating: { time: 3, result: 4, text: '' },
    steps: [
      { after: 50, action: 'assign', by: 'agent', text: '您好，已复现，旧版配方被误归档。' },
      {
        after: 4 * HOUR,
        action: 'propose',
        by: 'agent',
        text: '已恢复第 6 版的只读归档，追溯页可以正常打开；后续版本会阻止归档仍被引用的配方。',
      },
      { after: DAY, action: 'confirm', by: 'user', text: '' },
    ],
  },
  {
    daysAgo: 88,
    hour: 13,
    productCode: 'edge-gateway',
    typeCode: 'usage.howto',
    title: '咨询网关能否安装在 -25℃ 的速冻间',
    description: '准备在速冻间增加两台网关，现有型号标称工作温度到 -20℃，想确认有没有宽温型号。',
    severity: 'P4',
    resource: '',
    steps: [{ after: 5 * HOUR, action: 'withdraw', by: 'user', text: '已在产品手册里找到宽温型号。' }],
  },
  {
    daysAgo: 47,
    hour: 9,
    productCode: 'predictive-maintenance',
    typeCode: 'usage.fault',
    title: '均质机振动告警过于频繁',
    description: '均质机换了轴承之后，振动告警每天上百条，现场检查设备正常，怀疑基线没有更新。',
    severity: 'P3',
    resource: '设备 HM-02',
    rating: { time: 5, result: 5, text: '重新学习之后再没有误报。' },
    steps: [
      { after: HOUR, action: 'assign', by: 'agent', text: '您好，更换部件后需要重新学习基线。' },
      {
        after: 30,
        action: 'propose',
        by: 'agent',
        text: '已为您说明步骤：模型管理 → 均质机 → 重新学习，时间范围选更换后的 7 天。',
      },
      { after: 8 * HOUR, action: 'confirm', by: 'user', text: '' },
    ],
  },
  {
    daysAgo: 5,
    hour: 10,
    productCode: 'ts-database',
    typeCode: 'usage.howto',
    title: '导出一年的能耗数据到审计机构',
    description: '审计需要去年全年的分项能耗，约 400 个测点、1 分钟一条，请问怎样导出最稳妥。',
    severity: 'P4',
    resource: '实例 ts-chenghu-prod',
    steps: [
      { after: 6 * HOUR, action: 'assign', by: 'agent', text: '您好，数据量约 2 亿条，建议按月分批导出。' },
      {
        after: 45,
        action: 'propose',
        by: 'agent',
        text: '您可以在“数据导出”中新建 12 个任务，格式选择压缩的 CSV，导出文件会保留 7 天。我们已把单任务上限临时调高。',
      },
    ],
  },
  {
    daysAgo: 3,
    hour: 14,
    productCode: 'iot-hub',
    typeCode: 'device.access',
    title: '新工厂的设备批量注册有 12 台失败',
    description: '批量注册 300 台设备，返回 12 台失败，错误只写了“参数有误”，不知道是哪个字段。',
    severity: 'P3',
    resource: '产品 milk-tank-v2',
    steps: [
      { after: 2 * HOUR, action: 'assign', by: 'agent', text: '您好，我来看一下这批注册任务。' },
      { after: 25, action: 'ask', by: 'agent', text: '请把失败的 12 行原始数据发给我们，敏感字段可以写在机密信息里。' },
    ],
  },
  {
    daysAgo: 1,
    hour: 16,
    productCode: 'data-board',
    typeCode: 'advice.feature',
    title: '大屏在车间的旧电视上显示不全',
    description: '车间的电视是 1366×768，大屏右侧的产量卡片被截掉了，希望能自适应。',
    severity: 'P4',
    resource: '',
    steps: [
      { after: 3 * HOUR, action: 'assign', by: 'agent', text: '您好，已收到，正在与产品同事确认旧分辨率的适配方式。' },
    ],
  },
];
