import sanitizeHtml from 'sanitize-html';

/** Sets a formula as MathML; `undefined` where it is none. */
export type TypesetFormula = (source: string, isBlock: boolean) => string | undefined;

/** Longer than any formula that somebody reads. */
const MAX_LENGTH = 4000;

/** Elements of set formulas: presentation alone, nothing that links, loads or holds HTML. */
export const FORMULA_ELEMENTS: readonly string[] = [
  ...['math', 'mrow', 'mi', 'mo', 'mn', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'mstyle', 'mpadded', 'mphantom'],
  ...['menclose', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts'],
  ...['mtable', 'mtr', 'mtd'],
];

/** What those elements may say of themselves. */
export const FORMULA_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  math: ['display'],
  mo: [
    ...['fence', 'form', 'stretchy', 'symmetric', 'separator', 'largeop', 'movablelimits', 'accent'],
    ...['lspace', 'rspace', 'minsize', 'maxsize'],
  ],
  mspace: ['width', 'height', 'depth'],
  mpadded: ['width', 'height', 'depth', 'lspace', 'voffset'],
  mfrac: ['linethickness'],
  mstyle: ['displaystyle', 'scriptlevel'],
  mtable: ['displaystyle'],
  mover: ['accent'],
  munder: ['accentunder'],
  menclose: ['notation'],
};

/** Classes of alignment and of lines, which pages have styles for. */
export const FORMULA_CLASSES: Readonly<Record<string, string[]>> = {
  mtable: ['tml-jot'],
  mtd: ['tml-left', 'tml-right'],
  menclose: ['tml-overline', 'tml-underline'],
};

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...FORMULA_ELEMENTS],
  allowedAttributes: FORMULA_ATTRIBUTES,
  allowedClasses: FORMULA_CLASSES,
};

/** Loads what sets formulas: it is large, and most pages have none. */
export async function loadFormulas(): Promise<TypesetFormula> {
  const { default: temml } = await import('temml');
  const typeset: TypesetFormula = (source, isBlock) => {
    try {
      const html = temml.renderToString(source, { displayMode: isBlock, throwOnError: true, trust: false });
      return sanitizeHtml(html, RULES);
    } catch (error) {
      // What stands between dollars need not be a formula, and one may be nested without end.
      if (error instanceof Error) return undefined;
      throw error;
    }
  };
  return (source, isBlock) => {
    if (source.length > MAX_LENGTH) return undefined;
    // Some editors escape what would be marks of Markdown outside of formulas.
    return typeset(source, isBlock) ?? typeset(source.replaceAll(/\\([_*[\]])/g, '$1'), isBlock);
  };
}
