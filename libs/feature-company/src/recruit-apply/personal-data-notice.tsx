import { paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';
import styles from './recruit-apply.module.css';

/** What becomes of what an applicant sends (PIPL): purpose, kinds, time, rights. */
export function PersonalDataNotice() {
  return (
    <section aria-labelledby="personal-data-title" className={styles.notice}>
      <h2 id="personal-data-title">个人信息处理说明</h2>
      <dl>
        <div>
          <dt>目的</dt>
          <dd>仅用于本次职位的筛选、联系与面试安排</dd>
        </div>
        <div>
          <dt>信息</dt>
          <dd>姓名、手机号码、邮箱、简历与您的补充说明</dd>
        </div>
        <div>
          <dt>期限</dt>
          <dd>自最后一次投递之日起保存 24 个月，到期自动删除</dd>
        </div>
        <div>
          <dt>权利</dt>
          <dd>
            可以查阅、更正、撤回同意或要求提前删除，途径见<SiteLink href={paths.contact.href()}>联系我们</SiteLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
