/** Name under which users of the embedded provider are stored, whatever URL it has. */
export const EMBEDDED_ISSUER = 'embedded';
