import type { ConsentKey } from '@portal/api-contract/account';

/** What a consent is about. */
export interface ConsentTopic {
  readonly key: ConsentKey;
  readonly title: string;
  readonly text: string;
  /** Legal document the consent is part of; its version is what is agreed to. */
  readonly documentId: string;
  readonly isRequired: boolean;
}

/** What users are asked for, those that an account rests on first. Nothing optional is agreed to in advance. */
export const CONSENT_TOPICS: readonly ConsentTopic[] = [
  {
    key: 'terms',
    title: '用户协议',
    text: '账号与服务的使用规则，注册时同意。',
    documentId: 'terms-of-service',
    isRequired: true,
  },
  {
    key: 'privacy',
    title: '隐私政策',
    text: '为提供账号与服务所必需的个人信息处理，注册时同意。',
    documentId: 'privacy-policy',
    isRequired: true,
  },
  {
    key: 'recommendation',
    title: '个性化推荐',
    text: '根据您浏览与使用的产品推荐内容。关闭后推荐对所有人相同，不影响任何功能。',
    documentId: 'privacy-policy',
    isRequired: false,
  },
  {
    key: 'marketing',
    title: '营销短信与邮件',
    text: '接收产品动态、活动与优惠。关闭后只发送订单、工单与安全等服务通知。',
    documentId: 'privacy-policy',
    isRequired: false,
  },
  {
    key: 'statistics',
    title: '访问统计',
    text: '登录后的访问与账号关联，用于改进网站。撤回后不再关联，已有的关联即时删除。',
    documentId: 'cookie-policy',
    isRequired: false,
  },
  {
    key: 'identityElements',
    title: '实名认证信息',
    text: '核验姓名、证件号码、银行卡与手机号。加密保存，核验要素在认证完成30天后删除；不同意则无法实名认证。',
    documentId: 'privacy-policy',
    isRequired: false,
  },
  {
    key: 'identityPicture',
    title: '证件照片',
    text: '人工审核证件时查看照片。单独加密，审核完成30天后删除；不同意可改用其他认证方式。',
    documentId: 'privacy-policy',
    isRequired: false,
  },
  {
    key: 'face',
    title: '人脸识别',
    text: '由核验机构比对人脸，本站不保存人脸信息。不同意可改用证件或银行卡认证，不受任何影响。',
    documentId: 'privacy-policy',
    isRequired: false,
  },
];
