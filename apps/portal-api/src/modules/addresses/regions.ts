import type { Region } from '@portal/api-contract/account';
import { areaList } from '@vant/area-data';

/** Level of a region: 1 province, 2 city, 3 district. */
export type RegionLevel = 1 | 2 | 3;

/** A region with its place in the tree; the first two digits of a code are its province's, the first four its city's. */
export interface RegionNode {
  readonly code: string;
  readonly name: string;
  readonly level: RegionLevel;
}

const NODES: readonly RegionNode[] = [
  ...toNodes(areaList.province_list, 1),
  ...toNodes(areaList.city_list, 2),
  ...toNodes(areaList.county_list, 3),
];

const BY_CODE: ReadonlyMap<string, RegionNode> = new Map(NODES.map((node) => [node.code, node]));

const BY_PARENT: ReadonlyMap<string, readonly RegionNode[]> = groupByParent();

/** Regions right below another; provinces for an empty code. */
export function listChildren(parentCode: string): Region[] {
  return (BY_PARENT.get(parentCode) ?? []).map(({ code, name, level }) => ({ code, name, hasChildren: level < 3 }));
}

/** All regions of a level. */
export function listRegionNodes(level: RegionLevel): readonly RegionNode[] {
  return NODES.filter((node) => node.level === level);
}

/** Names of province, city and district; `undefined` for a code that is no district's. */
export function findRegionNames(districtCode: string): string[] | undefined {
  const district = BY_CODE.get(districtCode);
  const city = BY_CODE.get(`${districtCode.slice(0, 4)}00`);
  const province = BY_CODE.get(`${districtCode.slice(0, 2)}0000`);
  if (district?.level !== 3 || city === undefined || province === undefined) return undefined;
  return [province.name, city.name, district.name];
}

/** Whether a region lies in another. */
export function isWithin(code: string, ancestor: RegionNode): boolean {
  return code.startsWith(ancestor.code.slice(0, ancestor.level * 2));
}

function toNodes(list: Readonly<Record<string, string>>, level: RegionLevel): RegionNode[] {
  return Object.entries(list).map(([code, name]) => ({ code, name, level }));
}

function groupByParent(): Map<string, RegionNode[]> {
  const groups = new Map<string, RegionNode[]>();
  for (const node of NODES) {
    const parentCode = findParentCode(node);
    groups.set(parentCode, [...(groups.get(parentCode) ?? []), node]);
  }
  return groups;
}

function findParentCode({ code, level }: RegionNode): string {
  if (level === 1) return '';
  return level === 2 ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
}
