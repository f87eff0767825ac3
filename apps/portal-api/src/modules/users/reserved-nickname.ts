/** Words by which people know the platform and those who work for it, wherever they stand in a name. */
const OFFICIAL_WORDS = ['客服', '管理员', '官方', '工作人员', '审核员', '运营人员', '系统通知', '平台运营'];

/** The same in English, as whole names: inside others they are part of an honest word. */
const OFFICIAL_NAMES =
  /^(admin|administrator|root|system|official|support|service|customerservice|moderator|webmaster)$/;

/** Letters of other alphabets and digits that look like Latin letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', а: 'a', с: 'c', ԁ: 'd', е: 'e', і: 'i', ј: 'j', ӏ: 'l', м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't' },
  ...{ у: 'y', х: 'x', α: 'a', ε: 'e', ι: 'i', ο: 'o', ρ: 'p', τ: 't', υ: 'u', ν: 'v', ı: 'i' },
};

/** What is wrong with a nickname that passes for the platform or one of its brands, or an empty text. */
export function findReservedNickname(nickname: string, brandNames: readonly string[]): string {
  const name = toSkeleton(nickname);
  const words = [...OFFICIAL_WORDS, ...brandNames].map(toSkeleton).filter((word) => word !== '');
  const isReserved = OFFICIAL_NAMES.test(name) || words.some((word) => name.includes(word));
  return isReserved ? '该昵称为平台保留名称，请换一个' : '';
}

/** A name without what makes it look different only on paper: width, case, accents, spaces, signs, other alphabets. */
function toSkeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return [...plain].map((character) => LOOK_ALIKES[character] ?? character).join('');
}
