import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType, NodeType } from 'prosemirror-model';
import { richSchema } from './rich-schema';

const { nodes, marks } = richSchema;

const node = (name: keyof typeof nodes) => nodes[name] as NodeType;
const mark = (name: keyof typeof marks) => marks[name] as MarkType;

/** Signs of Markdown that become what they mean while they are typed. */
export const richInput = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, node('heading'), ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^([-+*])\s$/, node('bullet_list'), ([, bullet]) => ({ bullet, tight: true })),
    wrappingInputRule(
      /^(\d{1,9})\.\s$/,
      node('ordered_list'),
      ([, number]) => ({ order: Number(number), tight: true }),
      ([, number], list) => list.childCount + Number(list.attrs['order']) === Number(number),
    ),
    wrappingInputRule(/^>\s$/, node('blockquote')),
    textblockTypeInputRule(/^```$/, node('code_block')),
    markWords(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, mark('strong')),
    markWords(/`([^`]+)`$/, mark('code')),
    markWords(/~~([^~\s](?:[^~]*[^~\s])?)~~$/, mark('strike')),
    // Prices have the sign too.
    markWords(/(\$[^$\s]*[\\^_=][^$]*\$)$/, mark('verbatim')),
  ],
});

/** Words between signs lose them, and are marked. */
function markWords(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, [, words = ''], from, to) =>
    state.tr.replaceWith(from, to, richSchema.text(words, [type.create()])).removeStoredMark(type),
  );
}
