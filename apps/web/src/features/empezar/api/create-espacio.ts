import { rutasEquipos, rutasRecuperacion, rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';
import { createContenido, type EpicaNueva, type IdFor } from '../../../shared/plantillas/create-contenido';

export interface Espacio {
  /** A team that exists; else one is made with these people. */
  equipo: string | { nombre: string; miembros: string[] };
  /** Somebody without an account, who joins the new team. */
  companera: { nombre: string; correo: string } | undefined;
  proyecto: { nombre: string; clave: string; fechaInicio: string };
  epicas: EpicaNueva[];
}

export interface EspacioCreado {
  proyecto: string;
  /** The page where the new account's owner chooses a password. */
  enlace: string | undefined;
}

async function createCompanera({ nombre, correo }: { nombre: string; correo: string }, idFor: IdFor) {
  const body = { _id: idFor(`persona:${correo}`), nombre, correo };
  return (await pedir(rutasUsuarios.crear, { body })).usuario._id;
}

async function createEquipo({ equipo, companera }: Espacio, idFor: IdFor) {
  if (typeof equipo === 'string') return { equipo, companera: undefined };
  const nueva = companera && (await createCompanera(companera, idFor));
  const miembros = [...equipo.miembros, ...(nueva ? [nueva] : [])];
  const _id = idFor('equipo');
  await pedir(rutasEquipos.crear, { body: { _id, nombre: equipo.nombre, miembros } });
  return { equipo: _id, companera: nueva };
}

/** One after another: each hangs from the one before, and stories keep their order. */
export async function createEspacio(espacio: Espacio, idFor: IdFor): Promise<EspacioCreado> {
  const { equipo, companera } = await createEquipo(espacio, idFor);
  const proyecto = idFor('proyecto');
  await pedir(rutasProyectos.crear, { body: { ...espacio.proyecto, _id: proyecto, equipo } });
  await createContenido(proyecto, espacio.epicas, idFor);
  const enlace =
    companera && (await pedir(rutasRecuperacion.crearEnlace, { params: { id: companera } })).enlace;
  return { proyecto, enlace: enlace && new URL(enlace.ruta, window.location.origin).href };
}
