import { createRemitCode, findRemitCodes } from './remit-code';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

it('is nine characters that nobody mistakes for others, and another each time', () => {
  const codes = Array.from({ length: 500 }, createRemitCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{9}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it('is found in a remark however it was typed', () => {
  const code = createRemitCode();
  const apart = `${code.slice(0, 3)} ${code.slice(3, 6)}-${code.slice(6)}`;
  const wide = Array.from(code, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');
  for (const remark of [code, `货款${code}谢谢`, code.toLowerCase(), `汇款识别码：${apart}。`, wide])
    expect(findRemitCodes(remark)).toEqual([code]);
  expect(findRemitCodes(`${code}，${code}`)).toContain(code);
});

it('is found nowhere else', () => {
  for (const remark of ['', '货款', 'INV-2026', '一二三四五六七八九']) expect(findRemitCodes(remark)).toEqual([]);
});

it('shows every slip of one character, and every exchange of two neighbours', () => {
  const code = createRemitCode();
  for (let place = 0; place < code.length; place += 1) {
    for (const letter of ALPHABET) {
      if (letter === code[place]) continue;
      expect(findRemitCodes(code.slice(0, place) + letter + code.slice(place + 1))).toEqual([]);
    }
    const [one, other] = [code[place], code[place + 1]];
    if (other === undefined || one === other) continue;
    expect(findRemitCodes(code.slice(0, place) + other + one + code.slice(place + 2))).toEqual([]);
  }
});
