import type { ContentPage, ModelBrief, ModelContent, ModelDetail } from '@portal/api-contract';
import type { ModelComment } from '@portal/api-contract/community';

/** Builds a model as lists show it. */
export function buildModel(values: Partial<ModelBrief> = {}): ModelBrief {
  return {
    id: 'oee',
    name: '灌装线效率损失分解',
    modelType: 2,
    deliveryMode: 1,
    pricing: 3,
    industry: '食品饮料',
    provider: '启衡科技',
    summary: '把效率损失归到真正的起因。',
    calls: 534_700,
    rating: 4.8,
    publishedOn: '2024-04-25',
    ...values,
  };
}

/** Builds a page of the list. */
export function buildModelPage(list: ModelBrief[], total = list.length) {
  return { list, total, pageNo: 1, pageSize: 12 };
}

/** Builds what a model's page says. */
export function buildModelContent(values: Partial<ModelContent> = {}): ModelContent {
  return {
    intro: ['模型以灌装机为基准节拍。', '短停单独统计。'],
    inputs: [{ name: 'stops[].minutes', type: 'number', isRequired: true, text: '停机时长', example: '24' }],
    outputs: [{ name: 'oee', type: 'number', isRequired: false, text: '综合效率', example: '' }],
    sampleRequest: { idealBpm: 600, note: "it's", isTrial: true, machine: null, stops: [{ minutes: 24 }] },
    sampleResponse: { oee: 0.797 },
    accuracy: [{ metric: '归属准确率', value: '93%', note: '与录像复盘的 410 次停机比较' }],
    limits: ['没有满空传感器时按时间先后推断。'],
    guide: ['采集各单机状态。', '设定理想节拍。'],
    price: '0.02 元/次，每月前 1000 次免费',
    versions: [
      { version: '4.0.0', date: '2026-07-16', text: '短停下限调整为 15 秒。' },
      { version: '1.0.0', date: '2024-04-25', text: '首次发布。' },
    ],
    reviews: [{ author: '果岚饮品', rating: 5, text: '结果是贴标机。', date: '2026-08-28' }],
    ...values,
  };
}

/** Builds a model's page. */
export function buildModelDetail(values: Partial<ModelDetail> = {}): ModelDetail {
  return {
    ...buildModel(),
    content: buildModelContent(),
    memberReviews: { newest: [], total: 0, isWhole: true },
    related: [{ id: 'cip', title: '清洗换产排序', summary: '缩短换产。', url: '/modelDetail/cip.html' }],
    ...values,
  };
}

/** Builds the content page of the model services. */
export function buildMaasContent(blocks: ContentPage['blocks']): ContentPage {
  return { id: 'maas-page', title: '工业模型服务', subtitle: '按调用计费', coverImage: '', note: '', blocks };
}

/** Builds what a member says of a model. */
export function buildModelComment(place: number): ModelComment {
  return {
    ...{ id: `c${place}`, parentId: null, replyTo: null, stars: 4, text: `第 ${place} 条`, mentions: [] },
    author: { userCode: 'u1', nickname: '闻笛', avatar: '', verified: '', level: 1, ipRegion: '江苏' },
    ...{ createdAt: '2026-09-01T10:00:00+08:00', ipRegion: '江苏', likes: 0, liked: false },
    ...{ isByAuthor: false, isMine: false, isDeleted: false, isWaiting: false, isHidden: false },
    ...{ replyTotal: 0, replies: [] },
  };
}

/** Builds what members say of a model, from one place to another. */
export function buildComments(from: number, to: number): ModelComment[] {
  return Array.from({ length: to - from + 1 }, (_, index) => buildModelComment(from + index));
}

/** Builds a page of twelve comments on a model. */
export function buildCommentPage(list: ModelComment[]) {
  const rating = { average: 4, counts: [0, 0, 0, 12, 0] };
  return { list, total: 12, pageNo: 1, pageSize: 10, rating, mayComment: false, own: null };
}
