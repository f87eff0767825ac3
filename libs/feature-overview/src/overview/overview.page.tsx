import { useBrand } from '@portal/data-access-api';
import { useGetUserProfileQuery } from '@portal/data-access-api/session';
import { paths } from '@portal/portal-paths';
import { ArrowRightIcon, DataNotice, SiteLink, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { formatBeijingTime, selectGreeting } from '../beijing-time';
import styles from './overview.module.css';

/** 控制台 (spec §2): who is logged in, and the ways on. */
export function OverviewPage() {
  const { homeHref } = useBrand();
  const { data: profile, isError, refetch } = useGetUserProfileQuery();
  const [greeting] = useState(() => selectGreeting(new Date()));

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {greeting}
          {profile && `，${profile.nickname}`}
        </h1>
        <p className={styles.lead}>这里是您的控制台，账号的概况与常用入口都在这里。</p>
      </header>
      <div className={styles.grid}>
        <section className={styles.card} aria-labelledby="account-title">
          <h2 id="account-title" className={styles.cardTitle}>
            账号
          </h2>
          {profile && (
            <dl className={styles.facts}>
              <Fact name="账号" value={profile.account} />
              <Fact name="手机号" value={profile.telephone || '未绑定'} />
              <Fact name="公司" value={profile.company || '未填写'} />
              <Fact name="最近登录" value={formatBeijingTime(profile.lastLoginAt)} />
            </dl>
          )}
          {!profile && (isError ? <DataNotice onRetry={() => void refetch()} /> : <Skeleton height={128} />)}
          <SiteLink href={paths.userInfo.href()} className={styles.manage}>
            管理个人信息
            <ArrowRightIcon size={16} />
          </SiteLink>
        </section>
        <nav className={styles.card} aria-labelledby="ways-title">
          <h2 id="ways-title" className={styles.cardTitle}>
            常用入口
          </h2>
          <ul className={styles.ways}>
            <Way href={paths.userInfo.href()} name="个人信息" text="查看账号资料，修改昵称与公司" />
            <Way href={homeHref} name="返回首页" text="产品、解决方案与最新动态" />
          </ul>
        </nav>
      </div>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Way({ href, name, text }: { readonly href: string; readonly name: string; readonly text: string }) {
  return (
    <li>
      <SiteLink href={href} className={styles.way}>
        <span>
          <strong>{name}</strong>
          <small>{text}</small>
        </span>
        <ArrowRightIcon size={18} />
      </SiteLink>
    </li>
  );
}
