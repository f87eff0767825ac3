/** Mainland mobile numbers that can receive SMS (validation §5.4). */
export const MAINLAND_MOBILE_PATTERN =
  /^1(?:3\d{3}|4[579]\d{2}|5[0-35-9]\d{2}|6[2567]\d{2}|7(?:[0-35-8]\d{2}|4(?:0\d|1[0-2]|9\d))|8\d{3}|9[0-35-9]\d{2})\d{6}$/;
