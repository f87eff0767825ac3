import { useAppDispatch, useBrand } from '@portal/data-access-api';
import { createSearchSource, rememberSearch } from '@portal/data-access-api/search';
import { paths } from '@portal/portal-paths';
import { Breadcrumb, Container } from '@portal/ui-content';
import { SearchBox } from '@portal/ui-layout';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styles from './document-search.module.css';
import { readWord } from './search-input';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';

/** Results of the site-wide search (spec §2); without a word, words to begin with. */
export function DocumentSearchPage() {
  const { homeHref, visibleRange } = useBrand();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const word = readWord(params);
  const loadSource = useCallback(async () => createSearchSource(dispatch, visibleRange), [dispatch, visibleRange]);

  useEffect(() => rememberSearch(word), [word]);

  return (
    <Container className={styles.page}>
      <Breadcrumb
        homeHref={homeHref}
        crumbs={[{ text: '文档中心', href: paths.documentCenter.href() }, { text: '搜索' }]}
      />
      <h1 className={styles.title}>搜索</h1>
      <div className={styles.box}>
        <SearchBox
          variant="full"
          label="搜索全部内容"
          value={word}
          loadSource={loadSource}
          onSearch={(wd) => void navigate(paths.documentSearch.href(undefined, { wd }))}
        />
      </div>
      {word ? <SearchResults word={word} /> : <SearchStart />}
    </Container>
  );
}
