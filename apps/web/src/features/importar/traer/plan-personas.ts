import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { rutasInvitaciones, rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { isBlank, isCorreo, isTooLong } from '../../../shared/dominio/validators';
import { pedir } from '../../../shared/http/pedir';
import { newId } from '../../../shared/http/new-id';
import { paths } from '../../../shared/navegar/paths';
import type { Registro } from './columnas';
import { type FilaTraida, here, type Hecha, wrong } from './fila-traida';

/** How people come in: they are sent a link and make their account, or the administrator makes it for them. */
export type Entrada = 'invitar' | 'crear';

interface Conocido {
  usuarios: readonly UsuarioListado[];
  entrada: Entrada;
}

async function invite(correo: string): Promise<Hecha> {
  const { invitacion } = await pedir(rutasInvitaciones.crear, {
    body: {
      correo,
    },
  });
  const { _id, ruta } = invitacion;
  return {
    undo: () => pedir(rutasInvitaciones.retirar, { params: { id: _id } }),
    enlace: ruta && new URL(ruta, window.location.origin).href,
  };
}

async function create(_id: string, nombre: string, correo: string): Promise<Hecha> {
  await pedir(rutasUsuarios.crear, { body: { _id, nombre, correo } });
  return { enlace: new URL(paths.login, window.location.origin).href };
}

export function planPersonas(registros: readonly Registro[], { usuarios, entrada }: Conocido): FilaTraida[] {
  const known = new Set(usuarios.flatMap(({ correo }) => (correo ? [correo.toLowerCase()] : [])));
  const brought = new Set<string>();
  return registros.map(({ fila, ...registro }) => {
    const correo = (registro.correo ?? '').trim();
    const nombre = (registro.nombre ?? registro.persona ?? '').trim();
    const at = { fila, titulo: nombre || correo, detalle: nombre ? correo : '' };
    const key = correo.toLowerCase();
    if (!isCorreo(correo)) return wrong(at, 'correoNoValido');
    if (known.has(key)) return here(fila, at.titulo, at.detalle);
    if (brought.has(key)) return wrong(at, 'repetida');
    if (entrada === 'crear' && (isBlank(nombre) || isTooLong(nombre))) return wrong(at, 'sinNombre');
    brought.add(key);
    const _id = newId();
    const run = entrada === 'invitar' ? () => invite(correo) : () => create(_id, nombre, correo);
    return { ...at, suerte: 'crear' as const, run };
  });
}
