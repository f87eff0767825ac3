import type { ProductBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Button } from '@portal/ui-kit';
import { type KeyboardEvent, useId, useState } from 'react';
import { useProducts } from './use-products';
import styles from './asking-bar.module.css';

/** Props of `ProductBar`. */
export interface ProductBarProps {
  /** Takes the Markdown of a link to the page of the product. */
  readonly onInsert: (markdown: string) => void;
  readonly onClose: () => void;
}

/** Asks which product a text refers to, of those that have a page. It stands within the form of the text, so it is none itself. */
export function ProductBar({ onInsert, onClose }: ProductBarProps) {
  const id = useId();
  const products = useProducts().filter(({ isContentEmpty }) => !isContentEmpty);
  const [code, setCode] = useState('');
  const chosen = products.find((product) => product.code === code);
  const insert = () => chosen && onInsert(productMarkdown(chosen));

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') onClose();
    else insert();
  }

  return (
    <div className={styles.bar} role="group" aria-label="引用产品">
      <label htmlFor={id}>产品</label>
      <select id={id} autoFocus value={code} onChange={({ target }) => setCode(target.value)} onKeyDown={press}>
        <option value="">请选择</option>
        {products.map((product) => (
          <option key={product.code} value={product.code}>
            {product.productName}
          </option>
        ))}
      </select>
      <Button disabled={!chosen} onClick={insert}>
        插入
      </Button>
      <Button variant="text" onClick={onClose}>
        取消
      </Button>
    </div>
  );
}

/** Returns a link to the page of a product, of whichever brand shows the text. */
function productMarkdown({ productName, code }: ProductBrief): string {
  return `[${productName.replaceAll(/[[\]\\]/g, ' ')}](${paths.productDetail.href({ file: htmlFile(code) })})`;
}
