import type { Rol } from '@pmp/contracts/usuarios';

/** Words that promise rights over the whole installation, in the languages of the screens. */
const CARGOS = [
  'admin',
  'administracion',
  'administrador',
  'administradora',
  'administration',
  'administrator',
  'administratorin',
  'administrateur',
  'administratrice',
  'verwaltung',
  'sistema',
];
const MARCA = ' (no administra)';
const MAX_NOMBRE = 200;

/** Letters of other alphabets that are drawn like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    х: 'x',
    у: 'y',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    ԁ: 'd',
    м: 'm',
    т: 't',
  },
  ...{ α: 'a', ε: 'e', ο: 'o', ρ: 'p', ι: 'i', ν: 'v', τ: 't', ı: 'i', '0': 'o', '1': 'i', '4': 'a' },
};

const lettersOf = (nombre: string): string =>
  Array.from(nombre.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''), (c) => LOOKALIKES[c] ?? c).join(
    '',
  );

const claimsCargo = (nombre: string): boolean => {
  const words = lettersOf(nombre).split(/[^\p{L}]+/u);
  return [...words, words.join('')].some((word) => CARGOS.includes(word));
};

const unmarked = (nombre: string): string =>
  nombre.endsWith(MARCA) ? nombre.slice(0, -MARCA.length) : nombre;

/**
 * The name that a person is shown by: one that reads like the administration's says so when its owner does not
 * administer. Nobody is refused their name, and nobody is taken in by it, in a chat, a mention or a mail.
 */
export function honestNombre(nombre: string, rol: Rol): string {
  const propio = unmarked(nombre);
  if (rol === 'admin' || !claimsCargo(propio)) return propio;
  return propio.slice(0, MAX_NOMBRE - MARCA.length) + MARCA;
}
