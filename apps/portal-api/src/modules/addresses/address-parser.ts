import type { ParsedAddress } from '@portal/api-contract/account';
import { normalizePrintedName, takeTelephone, TELEPHONE_MARK } from '@portal/api-contract/rules';
import { type FoundRegion, findRegionAt } from './region-finder';
import { isPersonName, splitGluedName } from './person-names';

const NAME_LABELS = '收件人姓名|收货人姓名|收件人|收货人|联系人|姓名';
const OTHER_LABELS = [
  ...['收件人电话', '收货人电话', '手机号码', '手机号', '联系电话', '联系方式', '电话号码', '电话', '手机'],
  ...['所在地区', '所在区域', '所在省市', '省市区', '地区', '详细地址', '收货地址', '收件地址', '联系地址', '街道地址'],
  ...['地址', '邮政编码', '邮编'],
].join('|');
const LABELLED_NAME = new RegExp(`(?:${NAME_LABELS})\\s*[:：]?\\s*([^\\s,;:]+)`);
const NAME_ONLY_LABEL = new RegExp(`(?:^|[\\s,;])(?:${NAME_LABELS})\\s*(?::\\s*)?`, 'g');
const OTHER_LABEL = new RegExp(
  `(?:${OTHER_LABELS})\\s*:\\s*|(?:^|(?<=[\\s,;]))(?:${OTHER_LABELS})(?=\\s|$|\\d)\\s*`,
  'g',
);

const LANDLINE = /(?<!\d)0\d{2,3}-\d{7,8}(?:-\d{1,6})?(?!\d)/g;
const POSTCODE = /(?<![\d\p{L}-])\d{6}(?![\d\p{Script=Han}A-Za-z-])/u;

/** Finds name, telephone, region, street and postcode in a line of Chinese; what is not found is empty. */
export function parsePastedAddress(pasted: string): ParsedAddress {
  const plain = pasted.normalize('NFKC').replace(/[\p{Cc}|,;。【】[\]"“”]+/gu, ' ');
  const { telephone, rest: withoutTelephone } = takeTelephone(plain.replace(OTHER_LABEL, ' '));
  const labelled = takeLabelledName(withoutTelephone.replace(LANDLINE, ' '));
  const postcode = POSTCODE.exec(labelled.rest)?.[0] ?? '';
  const text = labelled.rest
    .replace(postcode, postcode && ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found = findRegion(text);
  const before = found ? text.slice(0, found.start) : '';
  const after = found ? skipRepeat(text, found.region) : text;
  const { name, detail } = takeName(labelled.name, tokenize(before), tokenize(after));
  return {
    name,
    telephone,
    provinceCode: found?.region.province?.code ?? '',
    cityCode: found?.region.city?.code ?? '',
    districtCode: found?.region.district?.code ?? '',
    detail,
    postcode,
  };
}

function takeLabelledName(text: string): { name: string; rest: string } {
  const name = LABELLED_NAME.exec(text)?.[1] ?? '';
  const isName = name !== '' && isPersonName(name);
  return {
    name: isName ? name : '',
    rest: (isName ? text.replace(LABELLED_NAME, ' ') : text).replace(NAME_ONLY_LABEL, ' '),
  };
}

interface PlacedRegion {
  readonly start: number;
  readonly region: FoundRegion;
}

/** The region that is named in most letters at the start of a word, or else inside one, behind a name say. */
function findRegion(text: string): PlacedRegion | undefined {
  const starts = [...text.matchAll(/(?<=^|[\s(])\S/g)].map(({ index }) => index);
  const inside = [...text.matchAll(/\p{Script=Han}/gu)].map(({ index }) => index);
  const best = pickClearest(text, starts);
  if (best?.region.district) return best;
  const deeper = pickClearest(text, inside);
  return deeper && countLevels(deeper) >= 2 && countLevels(deeper) > countLevels(best) ? deeper : best;
}

function pickClearest(text: string, starts: readonly number[]): PlacedRegion | undefined {
  const placed = starts.flatMap((start) => {
    const region = findRegionAt(text, start);
    return region ? [{ start, region }] : [];
  });
  return placed.sort((first, second) => second.region.letters - first.region.letters || first.start - second.start)[0];
}

function countLevels(placed: PlacedRegion | undefined): number {
  if (placed === undefined) return 0;
  const { district, city } = placed.region;
  return district ? 3 : city ? 2 : 1;
}

/** Exports of shops name the region twice. */
function skipRepeat(text: string, region: FoundRegion): string {
  const rest = text.slice(region.end).replace(/^[\s\-/>·、]+/, '');
  const again = region.district && findRegionAt(rest, 0);
  return again && again.district === region.district ? rest.slice(again.end) : rest;
}

function tokenize(text: string): string[] {
  return text
    .replace(/\(收\)|(?<=\s|^)收(?=\s|$)/g, ' ')
    .split(' ')
    .filter(Boolean);
}

/** Takes the name out of what stands before and behind the region; what is left is the street. */
function takeName(
  labelled: string,
  before: readonly string[],
  after: readonly string[],
): { name: string; detail: string } {
  const words = [...before, ...after];
  const finish = (name: string, rest: readonly string[]) => ({
    name: normalizePrintedName(name),
    detail: rest.filter((word) => word !== TELEPHONE_MARK).join(' '),
  });
  if (labelled !== '') return finish(labelled, after);
  const mark = words.indexOf(TELEPHONE_MARK);
  const candidates = [...words.keys()].filter((index) => isPersonName(words[index] ?? ''));
  const preferred = [
    candidates.find((index) => index < before.length),
    candidates.find((index) => index === mark - 1 || index === mark + 1),
    candidates.findLast((index) => index === words.length - 1),
    candidates.find((index) => index === 0),
  ].find((index) => index !== undefined && words.length > 1);
  if (preferred !== undefined) {
    const rest = words.filter((_word, index) => index !== preferred && index >= before.length);
    return finish(words[preferred] ?? '', rest);
  }
  return splitFromStreet(after, finish);
}

function splitFromStreet<Result>(
  after: readonly string[],
  finish: (name: string, rest: readonly string[]) => Result,
): Result {
  for (const [index, word] of after.entries()) {
    const glued = splitGluedName(word);
    if (glued) return finish(glued.name, after.toSpliced(index, 1, glued.street));
  }
  return finish('', after);
}
