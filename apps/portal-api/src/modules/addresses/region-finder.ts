import { isWithin, listRegionNodes, type RegionLevel, type RegionNode } from './regions';

/** The place of a region's names in a text: the levels that are named or follow, and where the names end. */
export interface FoundRegion {
  readonly province: RegionNode | undefined;
  readonly city: RegionNode | undefined;
  readonly district: RegionNode | undefined;
  readonly end: number;
  /** Letters of the names: the more there are, the less it is by chance. */
  readonly letters: number;
}

interface RegionName {
  readonly node: RegionNode;
  readonly text: string;
  readonly isShort: boolean;
}

interface Path {
  readonly nodes: readonly RegionNode[];
  readonly end: number;
  /** Letters of names, which tell 吉林市 from 吉林 and a stray 市. */
  readonly letters: number;
}

const LEVELS: readonly RegionLevel[] = [1, 2, 3];
const SEPARATORS = /^[\s\-/>·、]*/;

// Nameless groups of the register: nobody writes them.
const NAMELESS = new Set(['县', '省直辖县', '自治区直辖县级行政区划']);

const PEOPLES = [
  ...['蒙古', '回', '藏', '维吾尔', '苗', '彝', '壮', '布依', '朝鲜', '满', '侗', '瑶', '白', '土家', '哈尼', '哈萨克'],
  ...['傣', '黎', '傈僳', '佤', '畲', '拉祜', '水', '东乡', '纳西', '景颇', '柯尔克孜', '土', '达斡尔', '仫佬', '羌'],
  ...['布朗', '撒拉', '毛南', '仡佬', '锡伯', '塔吉克', '怒', '鄂温克', '保安', '裕固', '独龙', '鄂伦春', '普米', '各'],
].join('|');
const AUTONOMOUS = new RegExp(`(?:(?:${PEOPLES})族|蒙古|哈萨克|柯尔克孜|维吾尔)*自治[区州县旗]$`);
const PLAIN_ENDINGS = /(?:特别行政区|新区|地区|街道|[省市盟区县旗镇乡])$/;

/** What follows a short name when it is a street's, a house's or a company's. */
const NO_REGION =
  /^(?:[东西南北中]?[一二三四五六七八九十]?(?:路|街|大道|道|巷|弄|胡同)|大厦|大楼|广场|酒店|饭店|银行|大学|医院|花园|公司)/;

const NAMES: ReadonlyMap<string, readonly RegionName[]> = indexNames();

/** Finds the region that is named from a place of a text on, with as many levels and letters as there are. */
export function findRegionAt(text: string, start: number): FoundRegion | undefined {
  const paths = LEVELS.flatMap((level) => follow(text, { nodes: [], end: start, letters: 0 }, level));
  const found = paths.map(complete).filter((region) => region !== undefined);
  return found.sort((first, second) => rank(second) - rank(first))[0];
}

function rank({ district, city, letters }: FoundRegion): number {
  return (district ? 2000 : city ? 1000 : 0) + letters;
}

/** Every way to read names from the end of a path on, downwards from a level. */
function follow(text: string, path: Path, level: RegionLevel): Path[] {
  const gap = path.nodes.length > 0 ? (SEPARATORS.exec(text.slice(path.end))?.[0].length ?? 0) : 0;
  const start = path.end + gap;
  const parent = path.nodes.at(-1);
  const matches = (NAMES.get(text.slice(start, start + 2)) ?? []).filter(
    ({ node, text: name, isShort }) =>
      node.level === level &&
      text.startsWith(name, start) &&
      (parent === undefined || isWithin(node.code, parent)) &&
      !(isShort && NO_REGION.test(text.slice(start + name.length))),
  );
  return matches.flatMap(({ node, text: name }) => {
    const next = { nodes: [...path.nodes, node], end: start + name.length, letters: path.letters + name.length };
    return [next, ...LEVELS.filter((lower) => lower > level).flatMap((lower) => follow(text, next, lower))];
  });
}

/** Adds the levels above the lowest that is named; a district that several cities have names none alone. */
function complete({ nodes, end, letters }: Path): FoundRegion | undefined {
  const lowest = nodes.at(-1);
  if (lowest === undefined) return undefined;
  const isAmbiguous = nodes.length === 1 && (NAMESAKES.get(lowest.name) ?? 0) > 1 && lowest.level > 1;
  if (isAmbiguous) return undefined;
  const findAbove = (level: RegionLevel) =>
    lowest.level < level ? undefined : listRegionNodes(level).find((node) => isWithin(lowest.code, node));
  const [province, city, district] = [findAbove(1), findAbove(2), findAbove(3)];
  return { province, city: city ?? findOnlyCity(province), district, end, letters };
}

/** 北京 has one city: itself. */
function findOnlyCity(province: RegionNode | undefined): RegionNode | undefined {
  if (province === undefined) return undefined;
  const cities = listRegionNodes(2).filter((city) => isWithin(city.code, province) && !NAMELESS.has(city.name));
  return cities.length === 1 ? cities[0] : undefined;
}

const NAMESAKES: ReadonlyMap<string, number> = countNames();

function countNames(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const level of LEVELS.slice(1))
    for (const { name } of listRegionNodes(level)) counts.set(name, (counts.get(name) ?? 0) + 1);
  // A municipality's city is no other place than the municipality.
  for (const { name } of listRegionNodes(1)) counts.delete(name);
  return counts;
}

function indexNames(): Map<string, RegionName[]> {
  const index = new Map<string, RegionName[]>();
  for (const level of LEVELS)
    for (const node of listRegionNodes(level).filter(({ name }) => !NAMELESS.has(name)))
      for (const name of listNames(node)) {
        const key = name.text.slice(0, 2);
        index.set(key, [...(index.get(key) ?? []), name]);
      }
  return index;
}

function listNames(node: RegionNode): RegionName[] {
  const stripped = node.name.replace(AUTONOMOUS, '');
  // 内蒙古 has a people in its name.
  const withoutPeoples = stripped.length >= 2 ? stripped : node.name.replace(/自治区$/, '');
  const short = withoutPeoples === node.name ? node.name.replace(PLAIN_ENDINGS, '') : withoutPeoples;
  const unit = /[省市区州县旗]$/.exec(node.name)?.[0] ?? '';
  const texts = [node.name, ...(withoutPeoples === node.name ? [] : [short + unit]), short];
  return [...new Set(texts)]
    .filter((text) => text.length >= 2)
    .map((text) => ({ node, text, isShort: text !== node.name }));
}
