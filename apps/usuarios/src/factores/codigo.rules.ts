import { CODIGOS_RECUPERACION } from '@pmp/contracts/usuarios';
import { randomInt } from 'node:crypto';
import { hashOf } from '../correo/enlace.rules';

/** Without those that are read as another: i, l, o, u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;
const LETTERS = 4;

const newCodigo = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export const newCodigos = (): string[] => Array.from({ length: CODIGOS_RECUPERACION }, newCodigo);

/** As it is compared: people write in capitals and with spaces. */
export const plainCodigo = (codigo: string): string => codigo.toLowerCase().replaceAll(/[\s-]/g, '');

/** A plain hash is enough: 80 random bits cannot be guessed. `owner`: nobody sees that two people have the same. */
export const huellaOf = (codigo: string, owner: string): string => hashOf(`${owner} ${plainCodigo(codigo)}`);

export const huellasOf = (codigos: readonly string[], owner: string): string[] =>
  codigos.map((codigo) => huellaOf(codigo, owner));
