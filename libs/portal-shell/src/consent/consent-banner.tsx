import { Button } from '@portal/ui-kit';
import { type FormEvent, useState } from 'react';
import type { ConsentChoice } from './consent-choice';
import styles from './consent-banner.module.css';

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  /** What was chosen before. */
  readonly choice: ConsentChoice | null;
  /** Shows the settings at once: the visitor has asked for them. */
  readonly isOpen: boolean;
  /** URL of the policy, with prefix. */
  readonly policyHref: string;
  readonly onChoose: (choice: ConsentChoice) => void;
}

const NOTHING: ConsentChoice = { statistics: false, personal: false };
const EVERYTHING: ConsentChoice = { statistics: true, personal: true };

const CATEGORIES = [
  { name: 'statistics', title: '统计', text: '统计页面浏览与点击，帮助我们改进内容，不含姓名与电话。' },
  { name: 'personal', title: '个性化', text: '根据浏览过的内容推荐相关产品与文档。' },
] as const;

/** Asks what may be collected; all answers weigh the same, and nothing optional happens before one. */
export function ConsentBanner({ choice, isOpen, policyHref, onChoose }: ConsentBannerProps) {
  const [hasSettings, setHasSettings] = useState(isOpen);
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title" className={styles.title}>
          隐私设置
        </h2>
        <p className={styles.text}>
          我们使用必要的存储来保证网站运行；统计与个性化只在您同意后启用，可随时在页脚“隐私设置”中更改。详见
          <a href={policyHref}>《Cookie 说明》</a>。
        </p>
      </div>
      {hasSettings ? (
        <Settings choice={choice ?? NOTHING} onChoose={onChoose} />
      ) : (
        <div className={styles.buttons}>
          <Button variant="plain" onClick={() => onChoose(EVERYTHING)}>
            同意
          </Button>
          <Button variant="plain" onClick={() => onChoose(NOTHING)}>
            拒绝
          </Button>
          <Button variant="plain" onClick={() => setHasSettings(true)}>
            设置
          </Button>
        </div>
      )}
    </section>
  );
}

function Settings({
  choice,
  onChoose,
}: {
  readonly choice: ConsentChoice;
  readonly onChoose: ConsentBannerProps['onChoose'];
}) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onChoose({ statistics: chosen.has('statistics'), personal: chosen.has('personal') });
  }
  return (
    <form className={styles.settings} onSubmit={save}>
      <label>
        <input type="checkbox" checked disabled readOnly />
        <span>
          <strong>必要</strong>登录、安全与表单草稿，始终启用。
        </span>
      </label>
      {CATEGORIES.map(({ name, title, text }) => (
        <label key={name}>
          <input type="checkbox" name={name} defaultChecked={choice[name]} />
          <span>
            <strong>{title}</strong>
            {text}
          </span>
        </label>
      ))}
      <div className={styles.buttons}>
        <Button variant="plain" type="submit">
          保存选择
        </Button>
        <Button variant="plain" onClick={() => onChoose(NOTHING)}>
          全部拒绝
        </Button>
      </div>
    </form>
  );
}
