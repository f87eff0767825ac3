import type { DocumentPageLink } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { Breadcrumb } from '@portal/ui-content';
import { ArrowRightIcon, Button, SearchIcon, SiteLink } from '@portal/ui-kit';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { placeHref } from '../place/doc-place';
import { HotWords } from '../tree/hot-words';
import styles from './center-hero.module.css';
import { QUICK_START_STEPS } from './quick-start';

const MAX_LENGTH = 50;

/** Props of `CenterHero`. */
export interface CenterHeroProps {
  readonly pages: readonly DocumentPageLink[];
  /** Absent while they are on their way. */
  readonly hotWords: readonly string[] | undefined;
}

/** First screen: the search over all documents, and three pages to begin with. */
export function CenterHero({ pages, hotWords }: CenterHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <div className={styles.crumbs}>
            <Breadcrumb crumbs={[{ text: '文档中心' }]} />
          </div>
          <h1>文档中心</h1>
          <p className={styles.lead}>从第一台设备接入，到接口、配置与故障处理：按产品翻阅，或者直接搜索正文。</p>
          <SearchForm />
          <HotWords words={hotWords ?? []} className={styles.words} />
        </div>
        {pages.length > 0 && (
          <nav aria-labelledby="quick-start" className={styles.path}>
            <h2 id="quick-start">快速入门</h2>
            <ol>
              {pages.map(({ id, nodeId, name, documentName }, index) => (
                <li key={`${id} ${nodeId}`}>
                  <SiteLink href={placeHref({ id, nodeId })}>
                    <span className={styles.step}>{QUICK_START_STEPS[index]}</span>
                    <strong>{name}</strong>
                    <span className={styles.from}>{documentName}</span>
                    <ArrowRightIcon size={18} />
                  </SiteLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
    </section>
  );
}

function SearchForm() {
  const navigate = useNavigate();
  const action = useHref(paths.documentSearch.path);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wd = String(new FormData(event.currentTarget).get('wd')).trim();
    if (wd) void navigate(paths.documentSearch.href(undefined, { wd }));
  }

  return (
    <form role="search" aria-label="文档搜索" action={action} className={styles.search} onSubmit={search}>
      <SearchIcon size={22} />
      <input
        type="search"
        name="wd"
        maxLength={MAX_LENGTH}
        aria-label="搜索文档"
        placeholder="试试：断网续传、物模型、错误码"
        enterKeyHint="search"
      />
      <Button variant="plain" type="submit">
        搜索
      </Button>
    </form>
  );
}
