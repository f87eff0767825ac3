import type { PageBlock } from '@portal/api-contract';
import { FaqList, RichText, TextTable, TitledTexts } from '@portal/ui-content';
import { ButtonLink, CardLink, Section } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './maas.module.css';

/** Blocks of the page one under another on alternating bands; kinds this page has no use for are left out. */
export function ContentBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return blocks
    .map((block) => ({ block, body: renderBody(block) }))
    .filter(({ body }) => body !== null)
    .map(({ block: { title, subtitle }, body }, index) => {
      const surface = index % 2 ? 'soft' : 'plain';
      return title ? (
        <Section key={index} title={title} subtitle={subtitle || undefined} surface={surface}>
          {body}
        </Section>
      ) : (
        <div key={index} className={styles.band} data-surface={surface}>
          <div>{body}</div>
        </div>
      );
    });
}

function renderBody(block: PageBlock): ReactNode {
  switch (block.kind) {
    case 'text':
      return <RichText html={block.html} />;
    case 'cards':
      return <Cards items={block.items} />;
    case 'table':
      return <TextTable caption={block.title || '说明'} table={block.table} />;
    case 'steps':
      return <TitledTexts items={block.items} variant="steps" />;
    case 'accordion':
      return <FaqList faqs={block.items} />;
    case 'callToAction':
      return (
        <div className={styles.actions}>
          {block.actions.map(({ text, url }, index) => (
            <ButtonLink key={url} href={url} variant={index === 0 ? 'primary' : 'secondary'}>
              {text}
            </ButtonLink>
          ))}
        </div>
      );
    default:
      return null;
  }
}

type CardItems = Extract<PageBlock, { kind: 'cards' }>['items'];

function Cards({ items }: { readonly items: CardItems }) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.title}>
          {item.url ? (
            <CardLink href={item.url} className={styles.card}>
              <CardBody item={item} />
            </CardLink>
          ) : (
            <div className={styles.card} data-plain="">
              <CardBody item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function CardBody({ item: { title, text, icon, linkText } }: { readonly item: CardItems[number] }) {
  return (
    <>
      {icon && <img src={icon} alt="" width={44} height={44} loading="lazy" />}
      <h3>{title}</h3>
      <p>{text}</p>
      {linkText && <span className={styles.more}>{linkText}</span>}
    </>
  );
}
