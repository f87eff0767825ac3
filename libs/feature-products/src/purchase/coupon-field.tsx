import type { FittingCoupon, QuoteOffer } from '@portal/api-contract';
import { ChevronDownIcon } from '@portal/ui-kit';
import { formatMoney } from '@portal/ui-content';
import styles from './coupon-field.module.css';

/** Props of `CouponField`. */
export interface CouponFieldProps {
  /** The quote that says which coupons fit; `null` until it comes. */
  readonly quote: QuoteOffer | null;
  /** The one that is chosen, whether it fits or not. */
  readonly value: string | undefined;
  readonly onChange: (couponId: string | undefined) => void;
}

/** Choice of a coupon, folded in; of those that do not fit it says why. */
export function CouponField({ quote, value, onChange }: CouponFieldProps) {
  const coupons = quote?.coupons ?? [];
  return (
    <details className={styles.field}>
      <summary className={styles.summary}>
        <span className={styles.label}>优惠券</span>
        <span>{quote ? describeChoice(coupons, value) : '—'}</span>
        <ChevronDownIcon />
      </summary>
      <fieldset className={styles.coupons}>
        <legend className={styles.legend}>选择优惠券</legend>
        <label className={styles.coupon}>
          <input type="radio" name="coupon" checked={value === undefined} onChange={() => onChange(undefined)} />
          <span className={styles.name}>不使用</span>
        </label>
        {coupons.map((coupon) => (
          <Coupon
            key={coupon.couponId}
            coupon={coupon}
            isChosen={coupon.couponId === value}
            onChoose={() => onChange(coupon.couponId)}
          />
        ))}
      </fieldset>
    </details>
  );
}

interface CouponProps {
  readonly coupon: FittingCoupon;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Coupon({ coupon: { name, text, endsAt, off, reason }, isChosen, onChoose }: CouponProps) {
  return (
    <label className={styles.coupon}>
      <input type="radio" name="coupon" checked={isChosen} disabled={reason !== '' && !isChosen} onChange={onChoose} />
      <span className={styles.name}>
        {name}
        <small>{text}</small>
        {reason ? <small className={styles.reason}>{reason}</small> : <small>{endsAt.slice(0, 10)} 前可用</small>}
      </span>
      {!reason && <span className={styles.off}>-{formatMoney(off)}</span>}
    </label>
  );
}

function describeChoice(coupons: readonly FittingCoupon[], value: string | undefined): string {
  const chosen = coupons.find(({ couponId }) => couponId === value);
  if (chosen) return chosen.reason ? '所选优惠券不可用' : `-${formatMoney(chosen.off)}`;
  const fitting = coupons.filter(({ reason }) => !reason).length;
  return fitting > 0 ? `${fitting} 张可用` : '暂无可用';
}
