import { drawClothes } from './clothes.mjs';
import { CLOTHES, GROUNDS, HAIRS, SKINS } from './colors.mjs';
import { drawHead } from './faces.mjs';
import { drawHair } from './hair.mjs';
import { pick } from './pick.mjs';
import { drawGlasses, drawHeadwear } from './worn.mjs';

/**
 * Portrait of a described person, round, as an SVG of 108 × 108 pixels. `clothes` is a garment and its colors,
 * `glasses` and `headwear` a kind and a color. Errors: a word that names nothing drawn.
 */
export function drawPortrait(person) {
  const skin = pick(SKINS, person.skin);
  const hairColor = pick(HAIRS, person.hairColor);
  const hair = drawHair(person.hair, hairColor);
  const [garment, ...colors] = person.clothes.split(' ');
  const [main, second, third] = colors.map((color) => pick(CLOTHES, color));
  const head = drawHead({ ...person, skin, hair: hairColor });
  const clothes = drawClothes({ garment, main, second, third, skin, build: person.build });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="6 9 108 108" width="108" height="108" stroke-linecap="round" stroke-linejoin="round">` +
    `<clipPath id="c"><circle cx="60" cy="63" r="54"/></clipPath><g clip-path="url(#c)">` +
    `<path d="M0 0H120V120H0" fill="${pick(GROUNDS, person.ground)}"/>` +
    hair.back +
    head.neck +
    clothes +
    head.face +
    hair.front +
    hair.locks +
    worn(drawGlasses, person.glasses) +
    worn(drawHeadwear, person.headwear) +
    `</g></svg>\n`
  );
}

function worn(draw, words) {
  if (!words) return '';
  const [kind, color] = words.split(' ');
  return draw(kind, pick(CLOTHES, color));
}
