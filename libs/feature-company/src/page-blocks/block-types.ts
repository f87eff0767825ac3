import type { ContentPage } from '@portal/api-contract';

/** A block of a content page. */
export type Block = ContentPage['blocks'][number];

/** A block of a kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** Background of a band. */
export type Surface = 'plain' | 'soft';

/** Name of a form that a page may hold. */
export type FormName = BlockOf<'form'>['form'];
