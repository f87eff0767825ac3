import { ORDER_STATES } from '@portal/api-contract';
import type { Resource, ResourceOverview } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { QueryCard } from '@portal/ui-account';
import { EmptyState, SiteLink } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './console.module.css';

const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** 在用产品: what the reader has, and until when. */
export function ResourceCard({ result }: { readonly result: QueryResult<ResourceOverview> }) {
  const [now] = useState(() => Date.now());
  return (
    <QueryCard
      title="在用产品"
      action={<SiteLink href={accountPaths.instances.href()}>全部产品</SiteLink>}
      result={result}
      height={280}
    >
      {({ products, productTotal, orders }) =>
        products.length > 0 ? (
          <>
            <ul className={styles.rows}>
              {products.map((resource) => (
                <ResourceRow key={resource.productCode} resource={resource} now={now} />
              ))}
            </ul>
            <p className={styles.more}>
              {productTotal > products.length && `共 ${productTotal} 个产品，先列出最早到期的 ${products.length} 个。`}
              {describeOrders(orders)}
            </p>
          </>
        ) : (
          <EmptyState message="还没有在用的产品，可以先申请试用" />
        )
      }
    </QueryCard>
  );
}

function describeOrders(orders: ResourceOverview['orders']): string {
  const parts = (Object.keys(ORDER_STATES) as (keyof typeof ORDER_STATES)[]).flatMap((state) => {
    const total = orders.find((order) => order.state === state)?.total;
    return total ? [`${ORDER_STATES[state]} ${total}`] : [];
  });
  return `订单：${parts.join(' · ')}`;
}

function ResourceRow({ resource, now }: { readonly resource: Resource; readonly now: number }) {
  const { productName, url, quantity, orders, expiresAt } = resource;
  const days = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
  return (
    <li className={styles.row}>
      <div>
        <SiteLink href={url} className={styles.name}>
          {productName}
        </SiteLink>
        <small>
          {quantity} 套 · {orders} 个订单
        </small>
      </div>
      <div className={styles.end}>
        <span className={styles.days} data-soon={days <= SOON_DAYS || undefined}>
          {days <= SOON_DAYS ? `${days} 天后到期` : '使用中'}
        </span>
        <small>{expiresAt.slice(0, 10)} 到期</small>
      </div>
    </li>
  );
}
