import { pageAppearanceSchema } from '../configuration/configuration.contract';
import { isReadableOnWhite } from './color-contrast';

it.each([
  ['#000000', true],
  ['#767676', true],
  ['#777777', false],
  ['#2c64dd', true],
  ['#0b8f83', false],
  ['', true],
])('%s is readable on white: %s', (color, isReadable) => expect(isReadableOnWhite(color)).toBe(isReadable));

const appearance = {
  ...{ titleDesc: '启衡', titleImg: '', blackColorTheme: false, fontColor: '', logoImg: '', secondLogoImg: '' },
};

it('is what a brand may choose, in words where it may not', () => {
  const rejected = pageAppearanceSchema.safeParse({ ...appearance, fontColor: '#12b5a6' });
  expect(rejected.error?.issues.map(({ message }) => message)).toEqual(['与白色的对比度须至少 4.5:1']);
});

it('has a plain theme where a brand chooses none', () => {
  expect(pageAppearanceSchema.parse(appearance).theme).toEqual({
    ...{ corners: 'soft', density: 'regular', headings: 'medium' },
  });
});
