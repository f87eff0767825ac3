import { MODEL_DELIVERIES, MODEL_PRICINGS, type ModelDetail } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { TitledTexts } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { DELIVERY_TEXTS, PRICING_TEXTS } from './delivery-texts';
import styles from './delivery-section.module.css';
import { PageSection } from './page-section';

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
