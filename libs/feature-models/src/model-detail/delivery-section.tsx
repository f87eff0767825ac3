import { MODEL_DELIVERIES, MODEL_PRICINGS, type ModelDetail, type TitledText } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { TitledTexts } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import styles from './delivery-section.module.css';
import { PageSection } from './page-section';

/** What happens between an application and the first result, by the way a model is delivered. */
const DELIVERY_TEXTS: Readonly<Record<ModelDetail['deliveryMode'], readonly TitledText[]>> = {
  1: [
    {
      title: 'API 密钥',
      text: '申请通过后在「我的模型」中创建专属密钥，请求头以 Bearer 方式携带。密钥只放在服务端，泄露后请立即轮换。',
    },
    {
      title: '调用额度',
      text: '按自然月计算额度，用量随时可查。超出额度的请求返回 429，下月恢复，也可提交工单申请提额。',
    },
    { title: '在线更新', text: '模型在平台侧升级，接口地址与参数保持兼容；不兼容的变更会在版本记录中提前说明。' },
  ],
  2: [
    {
      title: '许可绑定的文件',
      text: '申请通过后交付模型文件与许可。许可与您登记的设备或工作站绑定，更换硬件时可申请转移。',
    },
    { title: '本地运行', text: '模型在您的环境中离线运行，数据不出厂。交付包附运行环境要求、校验值与样例数据。' },
    { title: '版本更新', text: '许可有效期内可获取同一主版本的更新文件，替换前请用样例数据核对结果。' },
  ],
  3: [
    { title: '随应用交付', text: '模型不单独提供，在所属应用开通后即可使用，无需另行部署与维护。' },
    { title: '现场配置', text: '由实施人员按您的设备与工况完成参数配置，并用现场数据与您一起核对精度。' },
    { title: '随应用升级', text: '模型与应用同步升级，历史结果保留，升级前后的差异可在版本记录中查看。' },
  ],
};

/** How the price comes about, by the way a model is paid. */
const PRICING_TEXTS: Readonly<Record<ModelDetail['pricing'], string>> = {
  1: '该模型免费使用，申请通过后即可开始，不需要签订采购合同。',
  2: '该模型支持议价：提交申请并写明使用规模，我们与您沟通后给出书面报价，确认前不产生费用。',
  3: '该模型按上述价格计费，以申请通过时确认的价格为准；用量较大时可咨询优惠方案。',
};

/** How to use the model, how it is delivered, and what it costs. */
export function DeliverySection({ model: { id, deliveryMode, pricing, content } }: { readonly model: ModelDetail }) {
  return (
    <>
      <PageSection id="guide">
        <ol className={styles.guide}>
          {content.guide.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PageSection>
      <PageSection
        id="price"
        surface="soft"
        subtitle={`${MODEL_DELIVERIES[deliveryMode]} · ${MODEL_PRICINGS[pricing]}`}
      >
        <TitledTexts items={DELIVERY_TEXTS[deliveryMode]} />
        <div className={styles.price}>
          <div>
            <h3>{pricing === 2 ? '议价' : '价格'}</h3>
            <p className={styles.amount}>{content.price}</p>
            <p className={styles.text}>{PRICING_TEXTS[pricing]}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink href={paths.modelApply.href(undefined, { id })} variant="primary">
              申请使用
            </ButtonLink>
            {pricing !== 1 && <ButtonLink href={paths.contact.href()}>咨询价格</ButtonLink>}
          </div>
        </div>
      </PageSection>
    </>
  );
}
