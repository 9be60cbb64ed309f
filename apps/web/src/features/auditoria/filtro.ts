import { addDias, startOfDia } from '../../shared/fechas/dias';

/** The parameters of the page's address; all but `grupo` are also those of the call. */
export const PARAM = {
  persona: 'persona',
  grupo: 'grupo',
  entidad: 'entidad',
  proyecto: 'proyecto',
  desde: 'desde',
  hasta: 'hasta',
};
export type Filtro = Record<keyof typeof PARAM, string>;

/** Actions as a person thinks of them; each service names them differently. */
export const GRUPOS = {
  creaciones: ['creado', 'creada', 'registrado', 'importado', 'terminada'],
  cambios: ['actualizado', 'actualizada', 'editado', 'miembro-cambiado'],
  eliminaciones: ['eliminado', 'eliminada', 'purgada', 'deshecha'],
  restauraciones: ['restaurado', 'restaurada'],
  accesos: [
    'sesion-iniciada',
    'sesion-cerrada',
    'dispositivo-nuevo',
    'identidad-vinculada',
    'identidad-desvinculada',
  ],
  rechazos: ['acceso-rechazado'],
  contrasenas: [
    'contrasena-cambiada',
    'enlace-contrasena-creado',
    'factor-activado',
    'factor-quitado',
    'aplicacion-codigos-quitada',
    'llave-anadida',
    'llave-quitada',
    'llave-renombrada',
    'dispositivo-olvidado',
    'codigos-recuperacion-creados',
    'codigo-recuperacion-usado',
  ],
  miembros: ['miembro-anadido', 'miembro-retirado', 'miembro-cambiado'],
  sprints: ['iniciado', 'finalizado', 'cancelado'],
  mensajes: ['enviado', 'editado'],
} as const;
export type Grupo = keyof typeof GRUPOS;

export const isActive = (filtro: Filtro): boolean => Object.values(filtro).some(Boolean);

const isDia = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Whole days in the person's zone: the API would take a day without an hour as a day of UTC. */
const momentsOf = ({ desde, hasta }: Pick<Filtro, 'desde' | 'hasta'>) => ({
  desde: isDia(desde) ? startOfDia(desde).toISOString() : desde,
  hasta: isDia(hasta) ? new Date(startOfDia(addDias(hasta, 1)).getTime() - 1).toISOString() : hasta,
});

/** The query of the call. */
export const queryOf = ({ grupo, ...rest }: Filtro): string => {
  const query = new URLSearchParams();
  const sent = { ...rest, ...momentsOf(rest) };
  for (const [campo, value] of Object.entries(sent)) if (value) query.set(campo, value);
  if (grupo in GRUPOS) query.set('accion', GRUPOS[grupo as Grupo].join(','));
  return query.toString();
};
