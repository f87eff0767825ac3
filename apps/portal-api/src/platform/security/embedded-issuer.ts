/** Name under which users of the embedded provider are stored, whatever address it has. */
export const EMBEDDED_ISSUER = 'embedded';
