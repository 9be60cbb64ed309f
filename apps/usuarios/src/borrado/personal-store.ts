import { porId } from '@pmp/platform';

/** What this service keeps of people. The erasure itself takes care of the account, its teams and the trail. */
export const PERSONAL = {
  datos: [
    {
      coleccion: 'usuarios',
      de: porId('_id'),
      omite: ['hash', 'correoClave', 'sesionesCerradas', 'palabras', 'orden'],
    },
    { coleccion: 'equipos', de: porId('miembros.usuario', 'creador', 'autores.autor') },
    { coleccion: 'imagenes', de: porId('de'), seBorran: true },
    { coleccion: 'sesiones', de: porId('usuario'), seBorran: true, omite: ['huella'] },
    {
      coleccion: 'factores',
      de: porId('_id'),
      seBorran: true,
      omite: ['semilla', 'paso', 'pendiente', 'codigos'],
    },
    { coleccion: 'llaves_acceso', de: porId('usuario'), seBorran: true, omite: ['clave', 'contador'] },
    { coleccion: 'pases_factor', de: porId('usuario'), seBorran: true, omite: ['_id'] },
    { coleccion: 'dispositivos_conocidos', de: porId('usuario'), seBorran: true, omite: ['_id'] },
    { coleccion: 'tokens', de: porId('usuario'), seBorran: true, omite: ['huella'] },
    { coleccion: 'codigos_acceso', de: porId('usuario'), seBorran: true, omite: ['_id', 'reto'] },
    { coleccion: 'vistas', de: porId('_id'), seBorran: true },
    { coleccion: 'identidades_empresa', de: porId('usuario'), seBorran: true },
    { coleccion: 'restablecimientos', de: porId('usuario'), seBorran: true, omite: ['_id'] },
    { coleccion: 'confirmaciones_correo', de: porId('usuario'), seBorran: true, omite: ['_id'] },
    { coleccion: 'auditoria', de: porId('quien', 'id') },
  ],
  aparte: ['usuarios', 'equipos', 'auditoria', 'auditoria_cabeza', 'borrados'],
} as const;
