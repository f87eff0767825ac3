const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文';
const COMPOUND_SURNAMES = '欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒';
const TITLES = '(?:先生|女士|小姐|老师|经理|师傅)';

const HAN_NAME = new RegExp(
  `^(?:\\p{Script=Han}{2,4}|\\p{Script=Han}${TITLES}|\\p{Script=Han}+(?:·\\p{Script=Han}+)+)(?:${TITLES})?$`,
  'u',
);
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]{1,19}$/;
// Two to four characters that end like this are a house, a street or a company.
const PLACE_ENDING =
  /[号室楼层栋幢座路街巷弄道区县市省镇乡村园苑城厦店院库站门厂场港湾坊庄屯组社校局部]$|大学|小区|公寓|广场|公司|花园|中心|驿站|前台|门卫|代收|默认/;
const GLUED_NAME = new RegExp(
  `^(.*[\\d号室楼层栋幢座户单元院门铺)])((?:[${SURNAMES}]|${COMPOUND_SURNAMES})\\p{Script=Han}{1,2}(?:${TITLES})?)$`,
  'u',
);

/** Whether a word looks like the name of a person. */
export function isPersonName(word: string): boolean {
  const name = word.replace(/[.•・‧﹒](?=\p{Script=Han})/gu, '·');
  return (HAN_NAME.test(name) && !PLACE_ENDING.test(name)) || LATIN_NAME.test(name);
}

/** Takes a name off the end of a street it was written to without a space. */
export function splitGluedName(word: string): { readonly street: string; readonly name: string } | undefined {
  const [, street, name] = GLUED_NAME.exec(word) ?? [];
  return street && name && !PLACE_ENDING.test(name) ? { street, name } : undefined;
}
