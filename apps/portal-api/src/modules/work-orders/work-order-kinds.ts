/** A group of kinds of problems; each kind has the start of its description. */
export interface KindGroup {
  readonly code: string;
  readonly name: string;
  readonly kinds: readonly { readonly code: string; readonly name: string; readonly template: string }[];
}

const template = (...questions: readonly string[]) => questions.map((question) => `【${question}】`).join('\n\n');

const FAULT = template('故障现象', '发生时间', '影响范围', '报错信息', '已尝试的处理');
const USAGE = template('想要实现的目标', '目前的操作步骤', '遇到的疑问');

/** Kinds of problems that any product has, and those without a product. */
export const GENERAL_KINDS: readonly KindGroup[] = [
  {
    code: 'usage',
    name: '使用问题',
    kinds: [
      { code: 'usage.fault', name: '功能异常或报错', template: FAULT },
      { code: 'usage.howto', name: '功能咨询', template: USAGE },
      { code: 'usage.slow', name: '访问缓慢', template: template('访问的页面或接口', '耗时', '发生时间', '网络环境') },
    ],
  },
  {
    code: 'billing',
    name: '订单与费用',
    kinds: [
      { code: 'billing.order', name: '订单与续费', template: template('订单编号', '问题说明') },
      { code: 'billing.invoice', name: '发票与合同', template: template('订单或发票编号', '问题说明') },
      { code: 'billing.refund', name: '退款咨询', template: template('订单编号', '退款原因') },
    ],
  },
  {
    code: 'account',
    name: '账号与权限',
    kinds: [
      { code: 'account.login', name: '登录与安全', template: template('登录方式', '提示信息', '发生时间') },
      { code: 'account.realname', name: '实名认证', template: template('认证类型', '所处步骤', '提示信息') },
      { code: 'account.permission', name: '权限开通', template: template('需要的权限', '使用场景') },
    ],
  },
  {
    code: 'advice',
    name: '建议与投诉',
    kinds: [
      { code: 'advice.feature', name: '功能建议', template: template('使用场景', '期望的功能', '带来的帮助') },
      { code: 'advice.complaint', name: '服务投诉', template: template('相关工单或订单', '经过', '期望的处理') },
    ],
  },
];

const CONNECTION: KindGroup = {
  code: 'device',
  name: '设备与连接',
  kinds: [
    { code: 'device.access', name: '设备接入失败', template: template('设备型号', '接入协议', '设备标识', '报错信息') },
    {
      code: 'device.offline',
      name: '设备频繁离线',
      template: template('设备标识', '离线时间', '网络环境', '近期变更'),
    },
    {
      code: 'device.data',
      name: '上报数据缺失或错误',
      template: template('设备标识', '测点', '时间段', '期望值与实际值'),
    },
  ],
};

const DATA: KindGroup = {
  code: 'data',
  name: '数据与查询',
  kinds: [
    { code: 'data.query', name: '查询异常或缓慢', template: template('查询语句', '数据量', '耗时', '期望结果') },
    { code: 'data.sync', name: '数据同步与迁移', template: template('源与目标', '任务编号', '报错信息') },
    { code: 'data.recover', name: '备份与恢复', template: template('实例编号', '需要恢复的时间点', '影响范围') },
  ],
};

const MODEL: KindGroup = {
  code: 'model',
  name: '模型与推理',
  kinds: [
    { code: 'model.train', name: '训练任务失败', template: template('任务编号', '数据集', '报错信息') },
    {
      code: 'model.inference',
      name: '推理异常或超时',
      template: template('模型与版本', '请求编号', '返回结果', '期望结果'),
    },
    { code: 'model.quota', name: '配额与限流', template: template('模型', '当前用量', '需要的配额') },
  ],
};

const INSTANCE: KindGroup = {
  code: 'instance',
  name: '实例与网络',
  kinds: [
    {
      code: 'instance.unreachable',
      name: '实例无法访问',
      template: template('实例编号', '发生时间', '访问方式', '报错信息'),
    },
    { code: 'instance.resize', name: '变更配置', template: template('实例编号', '目标配置', '期望时间') },
    { code: 'instance.security', name: '安全告警与加固', template: template('告警内容', '涉及资源', '发生时间') },
  ],
};

const INTEGRATION: KindGroup = {
  code: 'integration',
  name: '接口与集成',
  kinds: [
    {
      code: 'integration.call',
      name: '接口调用报错',
      template: template('接口地址', '请求编号', '返回内容', '调用示例'),
    },
    { code: 'integration.sdk', name: 'SDK 使用', template: template('SDK 与版本', '运行环境', '报错信息') },
  ],
};

/** Further kinds by category of the product. */
export const CATEGORY_KINDS: Readonly<Record<string, readonly KindGroup[]>> = {
  'pc-iot': [CONNECTION, INTEGRATION],
  'pc-edge': [CONNECTION, INSTANCE],
  'pc-data': [DATA, INTEGRATION],
  'pc-model': [MODEL, INTEGRATION],
  'pc-app': [INTEGRATION],
  'pc-compute': [INSTANCE],
  'pc-database': [DATA, INSTANCE],
  'pc-security': [INSTANCE],
  'pc-devops': [INTEGRATION],
  'pc-network': [INSTANCE],
  'pc-energy': [CONNECTION, DATA],
  'pc-ops': [INSTANCE, DATA],
};
