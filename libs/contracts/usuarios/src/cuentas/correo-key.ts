/** Two spellings of one address are the same account: compared without case, and however accents were typed. */
export const correoKey = (correo: string): string => correo.trim().normalize('NFC').toLowerCase();
