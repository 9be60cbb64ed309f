import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import type { Answerer } from '../preguntas/respuestas/contexto/contexto';
import { literal } from '../preguntas/respuestas/contexto/redaccion';
import { enlaceDe, proposeEach } from './sobre-cosa';

/** A task that nobody has any more; of a story, nobody is in charge. */
const responder: Answerer = (contexto) =>
  proposeEach(contexto, 'asignar', (cosa) => {
    const [campo, quien] =
      cosa.tipo === 'tarea'
        ? (['asignado', cosa.item.asignado] as const)
        : (['responsable', cosa.item.responsable] as const);
    if (!quien) return t`${enlaceDe(cosa)} ya no tiene a nadie.`;
    const { persona } = contexto;
    if (persona && quien !== persona._id) return t`${enlaceDe(cosa)} no la lleva ${literal(persona.nombre)}.`;
    return {
      cuerpo: { [campo]: null },
      descripcion: t`Dejar «${cosa.item.titulo}» ${cosa.tipo === 'tarea' ? 'sin asignar' : 'sin responsable'}`,
    };
  });

export const desasignar: Definicion = {
  tipo: 'desasignar',
  frases: {
    normal: `Quítale {titulo} a {persona} | Deja {clave} sin asignar | Desasigna {clave} | Que {titulo} no la lleve nadie | Suelta {clave} | Quítame {titulo} | Que nadie lleve {clave} | Elimina la asignación de {clave} | Quítale {clave} a {persona} | Deja {titulo} sin asignar | {titulo} se queda sin nadie | Quita a {persona} de {titulo} | {persona} ya no lleva {titulo} | Deja {clave} libre | Quita el responsable de {titulo} | Que {persona} suelte {clave}`,
    corta: `desasignar {clave} | quitar a {persona} de {clave}`,
    ruda: `quítale a {persona} {titulo} que no hace nada`,
    hablada: `oye quítale {titulo} a {persona}, que va hasta arriba`,
    mal: `kitale {titulo} a {persona} | desasina {clave}`,
    formal: `Retire la asignación de {clave}`,
    en: `unassign {clave} | take {titulo} away from {persona} | take {clave} off {persona}`,
    fr: `désassigne {clave} | retire {clave} à {persona}`,
    de: `entziehe {persona} {clave} | nimm {clave} von {persona} weg`,
  },
  admite: ['persona', 'cosa', 'sinAsignar'],
  propone: true,
  responder,
};
