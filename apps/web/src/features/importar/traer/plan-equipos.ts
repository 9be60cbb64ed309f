import type { Equipo, RolEquipo, UsuarioListado } from '@pmp/contracts/usuarios';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { plainText } from '../../../shared/dominio/plain-text';
import { isTooLong, MIN_MIEMBROS } from '../../../shared/dominio/validators';
import { pedir } from '../../../shared/http/pedir';
import { newId } from '../../../shared/http/new-id';
import type { Registro } from './columnas';
import { type FilaTraida, here, type Motivo, wrong } from './fila-traida';

interface Conocido {
  equipos: readonly Equipo[];
  usuarios: readonly UsuarioListado[];
}

interface Grupo {
  nombre: string;
  fila: number;
  miembros: { usuario: string; rol: RolEquipo }[];
  error?: Motivo;
}

const ADMIN = /^(admin|administra)/;

/** The account that a row names, by its address or by a name that only one has. */
function personaOf(usuarios: readonly UsuarioListado[], { correo = '', persona = '' }: Partial<Registro>) {
  const activos = usuarios.filter(({ estado }) => estado === 'activo');
  if (correo.trim()) return activos.find((one) => one.correo?.toLowerCase() === correo.trim().toLowerCase());
  const named = activos.filter(({ nombre }) => plainText(nombre) === plainText(persona.trim()));
  return named.length === 1 ? named[0] : undefined;
}

/** A row is a member, as in the list that is exported: the rows of one team make it together. */
export function planEquipos(registros: readonly Registro[], { equipos, usuarios }: Conocido): FilaTraida[] {
  const groups = new Map<string, Grupo>();
  for (const { fila, ...registro } of registros) {
    const nombre = (registro.equipo ?? registro.nombre ?? '').trim();
    const key = plainText(nombre) || `fila ${fila}`;
    const group: Grupo = groups.get(key) ?? { nombre, fila, miembros: [] };
    groups.set(key, group);
    const persona = personaOf(usuarios, registro);
    if (!nombre || isTooLong(nombre)) group.error ??= 'sinNombre';
    else if (!registro.correo?.trim() && !registro.persona?.trim()) group.error ??= 'sinPersona';
    else if (!persona) group.error ??= 'personaDesconocida';
    else if (!group.miembros.some(({ usuario }) => usuario === persona._id)) {
      const rol = ADMIN.test(plainText(registro.rol?.trim() ?? '')) ? 'admin' : 'miembro';
      group.miembros.push({ usuario: persona._id, rol });
    }
  }
  return [...groups.values()].map(({ nombre, fila, miembros, error }) => {
    const named = miembros.map(({ usuario }) => usuarios.find(({ _id }) => _id === usuario)?.nombre ?? '');
    const at = { fila, titulo: nombre, detalle: named.join(', ') };
    const known = equipos.find((one) => plainText(one.nombre) === plainText(nombre));
    if (known) return here(fila, nombre, at.detalle);
    if (error) return wrong(at, error);
    if (miembros.length < MIN_MIEMBROS) return wrong(at, 'pocosMiembros');
    const _id = newId();
    return {
      ...at,
      suerte: 'crear' as const,
      run: async () => {
        await pedir(rutasEquipos.crear, { body: { _id, nombre, descripcion: '', logo: '', miembros } });
        return { undo: () => pedir(rutasEquipos.eliminar, { params: { id: _id } }) };
      },
    };
  });
}
