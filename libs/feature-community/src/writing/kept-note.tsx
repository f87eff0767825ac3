import type { KeptState } from './content-keeper';
import styles from './writing.module.css';

/** Says how far what was typed is kept; 已保存 after the server's word alone. */
export function KeptNote({ state }: { readonly state: KeptState }) {
  return (
    <p role="status" className={styles.kept} data-state={state.name}>
      {describe(state)}
    </p>
  );
}

function describe(state: KeptState): string {
  switch (state.name) {
    case 'clean':
      return '内容会自动保存';
    case 'typing':
      return '有未保存的修改，已暂存在本机';
    case 'saving':
      return '正在保存…';
    case 'saved':
      return `已保存 ${state.at.slice(11, 16)}`;
    case 'failed':
      return `没有保存到服务器，已暂存在本机：${state.reason || '请检查网络'}`;
    case 'conflict':
      return '这篇草稿在别处被修改过';
  }
}
