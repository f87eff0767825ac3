import styles from './verified-mark.module.css';

const WORDS = { person: '个人认证', company: '企业认证' } as const;

/** 认证: who writes has passed real-name verification. */
export function VerifiedMark({ verified }: { readonly verified: keyof typeof WORDS }) {
  return <span className={styles.mark}>{WORDS[verified]}</span>;
}
