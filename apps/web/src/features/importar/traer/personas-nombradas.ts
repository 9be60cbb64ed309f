import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { plainText } from '../../../shared/dominio/plain-text';
import { isCorreo } from '../../../shared/dominio/validators';
import { pedir } from '../../../shared/http/pedir';
import type { Registro } from './columnas';

/** As many addresses as fit in one of the server's. */
const MAX_CORREOS = 100;
/** Of one name; more would not say who is meant. */
const MAX_TOCAYOS = 20;

const ask = async (query: { correos?: string; q?: string; limite: number }): Promise<UsuarioListado[]> =>
  (await pedir(rutasUsuarios.listar, { query })).usuarios;

const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.filter(Boolean).map((text) => [plainText(text), text])).values(),
];

/** The accounts that rows name, by their address or else by their name: of everybody else nothing is read. */
export async function readNombradas(registros: readonly Registro[]): Promise<UsuarioListado[]> {
  const correos = distinct(registros.map(({ correo = '' }) => correo.trim())).filter(isCorreo);
  const nombres = distinct(
    registros.map(({ correo = '', persona = '' }) => (correo.trim() ? '' : persona.trim())),
  );
  const found: UsuarioListado[] = [];
  for (let at = 0; at < correos.length; at += MAX_CORREOS)
    found.push(
      ...(await ask({ correos: correos.slice(at, at + MAX_CORREOS).join(','), limite: MAX_CORREOS })),
    );
  for (const q of nombres) found.push(...(await ask({ q, limite: MAX_TOCAYOS })));
  return [...new Map(found.map((usuario) => [usuario._id, usuario])).values()];
}
