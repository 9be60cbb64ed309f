import type { EnlaceContrasena, Usuario } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

/** Every id is chosen before the first call, so that trying again goes on where it stopped. */
export type IdFor = (what: string) => string;

export interface HistoriaNueva {
  titulo: string;
  puntos?: number;
  prioridad?: string;
  estado?: string;
}

export interface Espacio {
  /** A team that exists; else one is made with these people. */
  equipo: string | { nombre: string; miembros: string[] };
  /** Somebody without an account, who joins the new team. */
  companera: { nombre: string; correo: string } | undefined;
  proyecto: { nombre: string; clave: string; fechaInicio: string };
  epicas: { titulo: string; historias: HistoriaNueva[] }[];
}

export interface EspacioCreado {
  proyecto: string;
  /** The page where the new account's owner chooses a password. */
  enlace: string | undefined;
}

async function createCompanera({ nombre, correo }: { nombre: string; correo: string }, idFor: IdFor) {
  const body = { _id: idFor(`persona:${correo}`), nombre, correo };
  return (await http.post<{ usuario: Usuario }>('/api/usuarios', body)).usuario._id;
}

async function createEquipo({ equipo, companera }: Espacio, idFor: IdFor) {
  if (typeof equipo === 'string') return { equipo, companera: undefined };
  const nueva = companera && (await createCompanera(companera, idFor));
  const miembros = [...equipo.miembros, ...(nueva ? [nueva] : [])];
  const _id = idFor('equipo');
  await http.post('/api/equipos', { _id, nombre: equipo.nombre, miembros });
  return { equipo: _id, companera: nueva };
}

/** One after another: each hangs from the one before, and stories keep their order. */
export async function createEspacio(espacio: Espacio, idFor: IdFor): Promise<EspacioCreado> {
  const { equipo, companera } = await createEquipo(espacio, idFor);
  const proyecto = idFor('proyecto');
  await http.post('/api/proyectos', { ...espacio.proyecto, _id: proyecto, equipo });
  for (const { titulo, historias } of espacio.epicas) {
    const epicaId = idFor(`epica:${titulo}`);
    await http.post('/api/epicas', { _id: epicaId, titulo, proyecto });
    for (const historia of historias)
      await http.post('/api/historias', {
        ...historia,
        _id: idFor(`historia:${historia.titulo}`),
        epicaId,
        proyecto,
      });
  }
  const enlace =
    companera &&
    (await http.post<{ enlace: EnlaceContrasena }>(`/api/usuarios/${companera}/enlace-contrasena`, {}))
      .enlace;
  return { proyecto, enlace: enlace && new URL(enlace.ruta, window.location.origin).href };
}
