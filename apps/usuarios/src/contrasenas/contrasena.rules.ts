export interface Titular {
  nombre: string;
  correo: string;
}

/** Shorter words are part of so many passwords that they reveal nobody. */
const MIN_WORD = 4;

const ACCENTS = /\p{M}/gu;
const plain = (texto: string): string => texto.normalize('NFD').replace(ACCENTS, '').trim().toLowerCase();

/** Whether it is what anybody would try first who knows the person: the address, the name, or a part of either. */
export function isPersonal(contrasena: string, { nombre, correo }: Titular): boolean {
  const [name, address] = [plain(nombre), plain(correo)];
  const [local = '', host = ''] = address.split('@');
  const parts = [...name.split(/\s+/), local, host, ...local.split(/[^\p{L}\p{N}]+/u)];
  const known = new Set([address, name, name.replace(/\s+/g, ''), ...parts]);
  const given = plain(contrasena);
  return given.length >= MIN_WORD && known.has(given);
}
