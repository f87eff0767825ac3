/** First digits of cards of large banks. */
const BANKS: Readonly<Record<string, readonly string[]>> = {
  中国工商银行: ['620058', '621226', '621558', '622202', '622203', '622208'],
  中国农业银行: ['622841', '622845', '622846', '622848'],
  中国银行: ['456351', '601382', '621660', '621661', '621785'],
  中国建设银行: ['436742', '621284', '621700', '622280', '622700'],
  交通银行: ['622260', '622261', '622262'],
  中国邮政储蓄银行: ['621098', '622150', '622151', '622188'],
  招商银行: ['621483', '621485', '622588', '622609'],
  中信银行: ['622690', '622691', '622696', '622698'],
  中国光大银行: ['622660', '622661', '622662', '622663'],
  中国民生银行: ['415599', '622615', '622617', '622622'],
  兴业银行: ['622908', '622909'],
  浦发银行: ['622518', '622521', '622522'],
  平安银行: ['602907', '622155', '622298'],
  华夏银行: ['622630', '622632'],
  广发银行: ['622556', '622568'],
};

/** How many first digits name a bank: the longest that are known decide (design: validation §5.3). */
const LENGTHS = [10, 9, 8, 7, 6];

/** Finds banks of cards by their first digits, of which each bank has 6 to 10. */
export function createBankFinder(banks: Readonly<Record<string, readonly string[]>>): (digits: string) => string {
  const names = new Map(Object.entries(banks).flatMap(([name, all]) => all.map((first) => [first, name] as const)));
  return (digits) => {
    const known = LENGTHS.find((length) => names.has(digits.slice(0, length)));
    return known === undefined ? '' : (names.get(digits.slice(0, known)) ?? '');
  };
}

/** Name of the bank that a card is of by its first digits; empty where that is not known. */
export const findCardBank = createBankFinder(BANKS);
