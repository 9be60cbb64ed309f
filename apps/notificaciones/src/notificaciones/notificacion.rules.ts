import { type NotificacionesQuery, TIPOS_NOTIFICACION } from '@pmp/contracts/notificaciones';

type Tipo = (typeof TIPOS_NOTIFICACION)[number];

const isTipo = (filtro: string): filtro is Tipo => TIPOS_NOTIFICACION.some((tipo) => tipo === filtro);

/** What a filter chip asks of the stored notifications. */
export function criteriaOf(filtro: NotificacionesQuery['filtro']): { leida?: false; tipo?: Tipo } {
  if (filtro === 'no-leidas') return { leida: false };
  return isTipo(filtro) ? { tipo: filtro } : {};
}
