import { AccountCard } from '@portal/ui-account';
import styles from './realname.module.css';

const KEPT = [
  {
    what: '姓名或企业名称、证件号码',
    why: '证明账号由谁使用，写入发票与合同',
    until: '认证有效期间；注销账号后依法另存3年',
  },
  { what: '银行卡号、手机号等核验要素', why: '与银行、运营商登记信息核对', until: '认证完成30天后删除' },
  { what: '证件照片', why: '由审核员与填写内容核对', until: '审核完成30天后删除，每张单独加密' },
  { what: '人脸', why: '由核验机构比对是否本人', until: '本平台不保存' },
  { what: '未通过的认证', why: '说明未通过的原因', until: '姓名与证件号码30天后删除' },
] as const;

/** What is kept of a verification, why and for how long (security H37). */
export function KeptData() {
  return (
    <AccountCard title="我们保存什么、为什么、多久">
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">信息</th>
              <th scope="col">用途</th>
              <th scope="col">保存期限</th>
            </tr>
          </thead>
          <tbody>
            {KEPT.map(({ what, why, until }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{why}</td>
                <td>{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </AccountCard>
  );
}
