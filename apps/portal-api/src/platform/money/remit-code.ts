import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other; as many as a prime, so that every slip shows. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Characters of a code but for the last one, which checks them. */
const DRAWN = 8;

/** What people and banks put between the characters of a code. */
const FILLING = /[\s\-_·.,，。]+/g;

const RUN = /[2-9A-HJ-KM-NP-Z]{9,}/g;

/** Code by which a transfer is recognized: nine characters, the last of which shows every single slip or exchange. */
export function createRemitCode(): string {
  const drawn = Array.from({ length: DRAWN }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return drawn + findCheckCharacter(drawn);
}

/** Codes that may stand in the remark of a transfer, each once, however they were typed. */
export function findRemitCodes(remark: string): string[] {
  const text = remark.normalize('NFKC').toUpperCase().replace(FILLING, '');
  const runs = text.match(RUN) ?? [];
  const windows = runs.flatMap((run) =>
    Array.from({ length: run.length - DRAWN }, (_, start) => run.slice(start, start + DRAWN + 1)),
  );
  return [...new Set(windows.filter(isRemitCode))];
}

function isRemitCode(text: string): boolean {
  return findCheckCharacter(text.slice(0, DRAWN)) === text[DRAWN];
}

function findCheckCharacter(drawn: string): string {
  const sum = [...drawn].reduce((total, letter, place) => total + ALPHABET.indexOf(letter) * (place + 1), 0);
  // The weight of the check character itself is DRAWN + 1: the whole is nothing, modulo the alphabet.
  const check = Array.from(ALPHABET).find((_, value) => (sum + value * (DRAWN + 1)) % ALPHABET.length === 0);
  return check ?? '';
}
