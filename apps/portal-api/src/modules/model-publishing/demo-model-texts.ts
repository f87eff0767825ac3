import type { ModelText } from '@portal/api-contract/account';

const number = (name: string, text: string, example: string): ModelText['inputs'][number] => ({
  ...{ name, type: 'number', isRequired: true, text, example },
});

const SHARED = { deliveryMode: 1, industry: '食品饮料', versionLabel: '1.0.0', versionNotes: '首次发布。' } as const;

/** What a dairy has learned about its own plants, as models. */
export const DEMO_TEXTS = {
  homogenizer: {
    ...SHARED,
    ...{ name: '均质机能耗基线', modelType: 4, pricing: 1, price: '免费，每月 3000 次' },
    summary: '按产量、介质温度与压力预测均质机每班次的正常能耗，偏离时指出是空转、结垢还是超压。',
    intro:
      '均质占灌装前能耗的三成，但同样的产量在不同季节、不同清洗周期下相差很大，只看总量发现不了问题。模型用三条产线十八个月的分钟级数据学习正常能耗，给出每个班次的基线和偏离原因。',
    specifics: [
      '梯度提升树，在单台服务器上运行，一次推理不到 20 毫秒',
      '三条产线十八个月的分钟级数据，剔除检修与试产时段',
      '每季度用最近一年的数据重新训练，误差超过 8% 时提前重训',
    ],
    inputs: [
      number('output', '班次产量 t', '42'),
      number('inletTemperature', '进料温度 ℃', '58'),
      number('pressure', '均质压力 MPa', '18'),
    ],
    outputs: [number('baseline', '能耗基线 kWh', '318'), number('deviation', '与实际的偏差 %', '6.4')],
    sampleRequest: '{\n  "output": 42,\n  "inletTemperature": 58,\n  "pressure": 18\n}',
    sampleResponse: '{\n  "baseline": 318,\n  "deviation": 6.4\n}',
    accuracy: [
      { metric: '平均误差', value: '4.2%', note: '三条产线六周的验证数据' },
      { metric: '空转识别率', value: '91%', note: '与停机记录逐条核对 214 次' },
    ],
    limits: '班次产量低于 5 t 时误差超过 10%。\n更换均质阀后须用两周数据重新校准。',
    guide: '导出班次产量、进料温度与均质压力。\n调用接口取得基线与偏差。\n偏差连续三个班次超过 8% 时安排检查。',
  },
  cip: {
    ...SHARED,
    ...{ name: '就地清洗终点判断', modelType: 2, pricing: 3, price: '0.02 元/次，每月前 500 次免费' },
    summary: '用电导率、流量与回液温度判断清洗各阶段的终点，缩短不必要的冲洗时间。',
    intro:
      '固定时间的清洗程序为最差情况留了余量，多数时候冲得过久。模型按传质与置换的规律计算各阶段的剩余浓度，给出可以转入下一阶段的时刻，终点仍由联锁确认。',
    specifics: [
      '管路置换的轴向扩散方程，扩散系数由每条管路的冷试数据拟合',
      '酸碱清洗与水冲，回液温度 20 至 85 ℃，流量 8 至 30 m³/h',
      '与在线取样化验结果对照 96 次清洗',
    ],
    inputs: [number('conductivity', '回液电导率 mS/cm', '3.2'), number('flow', '流量 m³/h', '18')],
    outputs: [number('remainingSeconds', '预计剩余时间 s', '140')],
    sampleRequest: '{\n  "conductivity": 3.2,\n  "flow": 18\n}',
    sampleResponse: '{\n  "remainingSeconds": 140\n}',
    accuracy: [{ metric: '终点误差', value: '±12 s', note: '96 次清洗，与取样化验对照' }],
    limits: '管路中有死角或旁通时结果偏早。\n不能代替清洗验证。',
    guide: '录入管路长度、管径与阀门数。\n接入回液电导率与流量。\n与现有程序并行一周后启用。',
  },
  cold: {
    ...SHARED,
    ...{ name: '冷库温度场仿真', modelType: 3, deliveryMode: 2, pricing: 2, price: '按冷库数量报价' },
    summary: '计算冷库满载、半载与开门时的温度分布，比较风机位置与码垛方式。',
    intro:
      '同一间冷库里不同货位的温度相差三到五度，调整风机与码垛之前很难知道效果。模型用简化的湍流方程计算稳态与开门后三十分钟的温度场，一次方案比较不到十分钟。',
    specifics: [
      '有限体积法，k-ε 湍流模型，残差低于 1e-4 视为收敛',
      '围护结构传热系数、风机特性曲线与货物堆码边界由用户给出',
      '与两间冷库四十八个测点的实测温度比较，平均偏差 0.6 ℃',
    ],
    inputs: [number('loadRatio', '装载率 0–1', '0.8'), number('fanSpeed', '风机转速 rpm', '980')],
    outputs: [number('maxTemperature', '最高货位温度 ℃', '-16.8')],
    sampleRequest: '{\n  "loadRatio": 0.8,\n  "fanSpeed": 980\n}',
    sampleResponse: '{\n  "maxTemperature": -16.8\n}',
    accuracy: [{ metric: '平均偏差', value: '0.6 ℃', note: '两间冷库四十八个测点' }],
    limits: '不计算货物呼吸热。\n库内有隔断时须分区建模。',
    guide: '提供冷库图纸与风机型号。\n确认边界条件后运行方案。',
  },
  scheduling: {
    ...SHARED,
    ...{ name: '换型清洗排程', modelType: 1, pricing: 1, price: '免费' },
    summary: '按过敏原与颜色的先后规则排列灌装订单，减少换型清洗次数。',
    intro:
      '同一条灌装线每天换型六到九次，先后不同，清洗时间相差一倍。模型把过敏原、颜色与口味的规则写成换型矩阵，在交期允许的范围内给出清洗最少的顺序，并说明每次清洗的原因。',
    specifics: [
      '灌装线日计划的排产与插单',
      '计划员确认次日订单后触发，插单时重排未开始的部分',
      '给出建议顺序与每次清洗的类型，由计划员确认后下发',
    ],
    inputs: [{ ...number('orders', '订单编号', ''), type: 'string[]', example: '["A102","A107"]' }],
    outputs: [{ ...number('sequence', '建议顺序', ''), type: 'string[]', example: '["A107","A102"]' }],
    sampleRequest: '{\n  "orders": ["A102", "A107"]\n}',
    sampleResponse: '{\n  "sequence": ["A107", "A102"]\n}',
    accuracy: [{ metric: '清洗时间减少', value: '18%', note: '与人工排产对照六周' }],
    limits: '不考虑包材到货。\n规则变更后须重新维护换型矩阵。',
    guide: '维护换型矩阵与清洗时间。\n每天导入次日订单。',
  },
} as const satisfies Readonly<Record<string, ModelText>>;
