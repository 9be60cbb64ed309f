import type { Parametros } from '@pmp/contracts/common';

const DIA = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What a change of a task or story may touch, as it is told; `otros`: fields that this version has no name for. */
export const CAMPOS_DE_TAREA = {
  titulo: 'el título',
  descripcion: 'la descripción',
  tipo: 'el tipo',
  prioridad: 'la prioridad',
  estado: 'el estado',
  fechaLimite: 'la fecha límite',
  tiempoEstimado: 'el tiempo estimado',
  archivos: 'los archivos',
  historia: 'la historia',
  epica: 'la épica',
  puntos: 'los puntos',
  otros: 'otros datos',
} as const;
export type CampoDeTarea = keyof typeof CAMPOS_DE_TAREA;

const listed = (campos: readonly CampoDeTarea[]): string => {
  const names = campos.map((campo) => CAMPOS_DE_TAREA[campo]);
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
};

const aviso = <P extends Parametros>(titulo: string, mensaje: (parametros: P) => string) => ({
  titulo,
  mensaje,
});

/** `titulos`: those of the first ones. A type and no interface, which would not be a record of values. */
type Varias = { autor: string; total: number; titulos: string };

/**
 * What people are told, in Spanish. Each is translated by its key and by what its places hold; `de` and `a` are values
 * of the product, `campos` fields of a task or story, `fecha` a day as `2026-11-21`.
 */
export const AVISOS = {
  tareaAsignada: aviso<{ autor: string; titulo: string }>(
    'Tarea asignada',
    ({ autor, titulo }) => `${autor} te ha asignado «${titulo}».`,
  ),
  tareaAsignadaSinAutor: aviso<{ titulo: string }>(
    'Tarea asignada',
    ({ titulo }) => `Te han asignado «${titulo}».`,
  ),
  tareaRetirada: aviso<{ autor: string; titulo: string }>(
    'Tarea desasignada',
    ({ autor, titulo }) => `${autor} te ha quitado de «${titulo}».`,
  ),
  tareaRetiradaSinAutor: aviso<{ titulo: string }>(
    'Tarea desasignada',
    ({ titulo }) => `Ya no tienes asignada «${titulo}».`,
  ),
  tareaCambiaEstado: aviso<{ autor: string; titulo: string; de: string; a: string }>(
    'Tarea actualizada',
    ({ autor, titulo, de, a }) => `${autor} ha pasado «${titulo}» de ${de} a ${a}.`,
  ),
  tareaCambiaEstadoSinAutor: aviso<{ titulo: string; de: string; a: string }>(
    'Tarea actualizada',
    ({ titulo, de, a }) => `Alguien ha pasado «${titulo}» de ${de} a ${a}.`,
  ),
  tareaActualizada: aviso<{ autor: string; titulo: string; campos: readonly CampoDeTarea[] }>(
    'Tarea actualizada',
    ({ autor, titulo, campos }) => `${autor} ha cambiado ${listed(campos)} de «${titulo}».`,
  ),
  tareaActualizadaSinAutor: aviso<{ titulo: string; campos: readonly CampoDeTarea[] }>(
    'Tarea actualizada',
    ({ titulo, campos }) => `Alguien ha cambiado ${listed(campos)} de «${titulo}».`,
  ),
  /** Several at once, in the place of one each. */
  tareasAsignadas: aviso<Varias>(
    'Tareas asignadas',
    ({ autor, total, titulos }) => `${autor} te ha asignado ${total} tareas: ${titulos}`,
  ),
  tareasRetiradas: aviso<Varias>(
    'Tareas desasignadas',
    ({ autor, total, titulos }) => `${autor} te ha quitado de ${total} tareas: ${titulos}`,
  ),
  tareasActualizadas: aviso<Varias>(
    'Tareas actualizadas',
    ({ autor, total, titulos }) => `${autor} ha cambiado ${total} tareas: ${titulos}`,
  ),
  historiasAsignadas: aviso<Varias>(
    'Historias a tu cargo',
    ({ autor, total, titulos }) => `${autor} te ha puesto a cargo de ${total} historias: ${titulos}`,
  ),
  historiasRetiradas: aviso<Varias>(
    'Historias desasignadas',
    ({ autor, total, titulos }) => `${autor} te ha quitado de ${total} historias: ${titulos}`,
  ),
  historiasActualizadas: aviso<Varias>(
    'Historias actualizadas',
    ({ autor, total, titulos }) => `${autor} ha cambiado ${total} historias: ${titulos}`,
  ),
  tareaVence: aviso<{ titulo: string; fecha: string }>(
    'Tarea a punto de vencer',
    ({ titulo, fecha }) => `«${titulo}» vence el ${DIA.format(new Date(fecha))}.`,
  ),
  /** In the words of who asked for it. */
  recordatorio: aviso<{ texto: string }>('Recordatorio', ({ texto }) => texto),
  tareaBloqueada: aviso<{ autor: string; titulo: string }>(
    'Tarea bloqueada',
    ({ autor, titulo }) => `${autor} ha marcado «${titulo}» como bloqueada.`,
  ),
  tareaBloqueadaSinAutor: aviso<{ titulo: string }>(
    'Tarea bloqueada',
    ({ titulo }) => `«${titulo}» está bloqueada.`,
  ),
  tareaEnEspera: aviso<{ titulo: string }>(
    'Tarea en espera',
    ({ titulo }) => `«${titulo}» no puede avanzar: ahora espera a que termine otra cosa.`,
  ),
  historiaEnEspera: aviso<{ titulo: string }>(
    'Historia en espera',
    ({ titulo }) => `«${titulo}» no puede avanzar: ahora espera a que termine otra cosa.`,
  ),
  tareaDesbloqueada: aviso<{ titulo: string }>(
    'Tarea desbloqueada',
    ({ titulo }) => `Ya nada bloquea «${titulo}»: se puede empezar.`,
  ),
  historiaDesbloqueada: aviso<{ titulo: string }>(
    'Historia desbloqueada',
    ({ titulo }) => `Ya nada bloquea «${titulo}»: se puede empezar.`,
  ),
  historiaAsignada: aviso<{ autor: string; titulo: string }>(
    'Historia a tu cargo',
    ({ autor, titulo }) => `${autor} te ha puesto a cargo de «${titulo}».`,
  ),
  historiaAsignadaSinAutor: aviso<{ titulo: string }>(
    'Historia a tu cargo',
    ({ titulo }) => `Ahora estás a cargo de «${titulo}».`,
  ),
  historiaRetirada: aviso<{ autor: string; titulo: string }>(
    'Historia desasignada',
    ({ autor, titulo }) => `${autor} te ha quitado de «${titulo}».`,
  ),
  historiaRetiradaSinAutor: aviso<{ titulo: string }>(
    'Historia desasignada',
    ({ titulo }) => `Ya no estás a cargo de «${titulo}».`,
  ),
  historiaCambiaEstado: aviso<{ autor: string; titulo: string; de: string; a: string }>(
    'Historia actualizada',
    ({ autor, titulo, de, a }) => `${autor} ha pasado «${titulo}» de ${de} a ${a}.`,
  ),
  historiaCambiaEstadoSinAutor: aviso<{ titulo: string; de: string; a: string }>(
    'Historia actualizada',
    ({ titulo, de, a }) => `Alguien ha pasado «${titulo}» de ${de} a ${a}.`,
  ),
  historiaActualizada: aviso<{ autor: string; titulo: string; campos: readonly CampoDeTarea[] }>(
    'Historia actualizada',
    ({ autor, titulo, campos }) => `${autor} ha cambiado ${listed(campos)} de «${titulo}».`,
  ),
  historiaActualizadaSinAutor: aviso<{ titulo: string; campos: readonly CampoDeTarea[] }>(
    'Historia actualizada',
    ({ titulo, campos }) => `Alguien ha cambiado ${listed(campos)} de «${titulo}».`,
  ),
  proyectoCreado: aviso<{ nombre: string; clave: string }>(
    'Nuevo proyecto',
    ({ nombre, clave }) => `Tu equipo tiene un proyecto nuevo: «${nombre}» (${clave}).`,
  ),
  proyectoCambiaEstado: aviso<{ nombre: string; de: string; a: string }>(
    'Cambio de estado',
    ({ nombre, de, a }) => `«${nombre}» ha pasado de ${de} a ${a}.`,
  ),
  proyectoEliminado: aviso<{ nombre: string; clave: string }>(
    'Proyecto eliminado',
    ({ nombre, clave }) => `Se ha eliminado el proyecto «${nombre}» (${clave}).`,
  ),
  proyectoTrasladado: aviso<{ nombre: string; clave: string }>(
    'Proyecto trasladado',
    ({ nombre, clave }) =>
      `El proyecto «${nombre}» (${clave}) ha pasado a otro equipo y ya no pertenece al tuyo.`,
  ),
  proyectoRestaurado: aviso<{ nombre: string; clave: string }>(
    'Proyecto restaurado',
    ({ nombre, clave }) => `El proyecto «${nombre}» (${clave}) se ha restaurado.`,
  ),
  sprintIniciado: aviso<{ nombre: string }>(
    'Sprint iniciado',
    ({ nombre }) => `Ha empezado el sprint «${nombre}».`,
  ),
  sprintFinalizado: aviso<{ nombre: string }>(
    'Sprint finalizado',
    ({ nombre }) => `Ha terminado el sprint «${nombre}».`,
  ),
  sprintCancelado: aviso<{ nombre: string }>(
    'Sprint cancelado',
    ({ nombre }) => `Se ha cancelado el sprint «${nombre}».`,
  ),
  mencion: aviso<{ autor: string; texto: string }>(
    'Te han mencionado',
    ({ autor, texto }) => `${autor} te ha mencionado: ${texto}`,
  ),
  mencionEnChat: aviso<{ autor: string; chat: string; texto: string }>(
    'Te han mencionado',
    ({ autor, chat, texto }) => `${autor} te ha mencionado en «${chat}»: ${texto}`,
  ),
  comentario: aviso<{ autor: string; titulo: string; texto: string }>(
    'Nuevo comentario',
    ({ autor, titulo, texto }) => `${autor} ha comentado «${titulo}»: ${texto}`,
  ),
  comentarioSinAutor: aviso<{ titulo: string; texto: string }>(
    'Nuevo comentario',
    ({ titulo, texto }) => `Alguien ha comentado «${titulo}»: ${texto}`,
  ),
  /** Stands for one from a place that the person may no longer see. */
  avisoOculto: aviso<Record<string, never>>(
    'Notificación oculta',
    () => 'Ya no tienes acceso al contenido de esta notificación.',
  ),
  miembroAnadido: aviso<{ equipo: string }>(
    'Nuevo equipo',
    ({ equipo }) => `Ahora formas parte del equipo «${equipo}».`,
  ),
  pideEquipo: aviso<{ nombre: string }>(
    'Petición de equipo',
    ({ nombre }) => `${nombre} todavía no tiene equipo y pide entrar en uno.`,
  ),
  /** What takes the place of `pideEquipo` once somebody has answered it. */
  peticionAtendida: aviso<{ nombre: string; equipo: string }>(
    'Petición de equipo',
    ({ nombre, equipo }) => `${nombre} pidió entrar en un equipo y ya forma parte de «${equipo}».`,
  ),
  webhookConFallos: aviso<{ nombre: string; sitio: string }>(
    'Webhook desactivado',
    ({ nombre, sitio }) =>
      `«${nombre}» lleva tres días sin poder entregar nada en ${sitio} y se ha desactivado. Lo pendiente se guarda por si lo activas de nuevo.`,
  ),
  webhookRetirado: aviso<{ nombre: string; sitio: string }>(
    'Webhook desactivado',
    ({ nombre, sitio }) =>
      `«${nombre}» se ha desactivado porque ${sitio} ha respondido que esa dirección ya no existe (410). Lo pendiente se guarda por si lo activas de nuevo.`,
  ),
  webhookSinAcceso: aviso<{ nombre: string }>(
    'Webhook desactivado',
    ({ nombre }) =>
      `«${nombre}» se ha desactivado porque ya no tienes los permisos de administración que necesita.`,
  ),
  propuestaAbierta: aviso<{ autor: string; nombre: string }>(
    'Cambios propuestos',
    ({ autor, nombre }) => `${autor} propone cambios en «${nombre}»: decide cuáles se aplican.`,
  ),
  baseEmbebidaCerca: aviso<{ parte: number }>(
    'Conviene pasar a MongoDB',
    ({ parte }) =>
      `Esta instalación usa el ${parte} % de lo que admite la base de datos incluida. Pásala a MongoDB 8: basta con una orden y no se pierde nada.`,
  ),
  dispositivoNuevo: aviso<{ dispositivo: string; direccion: string }>(
    'Inicio de sesión en un dispositivo nuevo',
    ({ dispositivo, direccion }) =>
      `Alguien ha entrado en tu cuenta con ${dispositivo} desde ${direccion}. Si no has sido tú, cierra esa sesión y cambia tu contraseña.`,
  ),
  miembroRetirado: aviso<{ equipo: string }>(
    'Has salido de un equipo',
    ({ equipo }) => `Ya no formas parte del equipo «${equipo}».`,
  ),
};

type Avisos = typeof AVISOS;

/** One of AVISOS with what its places hold. */
export type Said = {
  [Key in keyof Avisos]: { aviso: Key; parametros: Parameters<Avisos[Key]['mensaje']>[0] };
}[keyof Avisos];

/** How it reads in Spanish. */
export function sayAviso({ aviso, parametros }: Said): { titulo: string; mensaje: string } {
  const { titulo, mensaje } = AVISOS[aviso];
  return { titulo, mensaje: (mensaje as (parametros: Parametros) => string)(parametros) };
}
