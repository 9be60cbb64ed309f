import { decir, t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { motivosOf } from '../listas/bloqueadas';
import { nombresOf, nombreDe as nombreEn } from '../listas/filas';
import { namedThing } from '../contexto/cosa-nombrada';
import { consultada, type Answerer, respuesta } from '../contexto/contexto';
import {
  cantidad,
  cuando,
  elementos,
  enlaceHistoria,
  enlaceTarea,
  enumerar,
  lineas,
  literal,
} from '../contexto/redaccion';

const MAX_TAREAS = 12;

/** How one thing is: its state and since when, who has it, when it is due and what was last said of it. */
const responder: Answerer = async (contexto) => {
  const { reader, hoy, claveSinNada } = contexto;
  if (claveSinNada)
    return respuesta(t`No hay nada con la clave ${literal(claveSinNada)} en los proyectos que ves.`);
  const found = namedThing(contexto);
  if (!found) return respuesta('¿Qué tarea o historia? Escribe su clave, o su título entre comillas.');
  const nombres = await nombresOf(contexto);
  const nombreDe = (id: string): string => nombreEn(id, nombres);
  const { item } = found;
  const consulta = [
    found.tipo === 'tarea' ? 'Tareas' : 'Historias',
    t`«${item.titulo}»`,
    'comentarios y conversaciones',
  ];
  if (found.tipo === 'tarea') {
    const { asignado, estado, fechaLimite } = found.item;
    const motivo = (await motivosOf([found.item], nombres, contexto)).get(item._id);
    const vencida = fechaLimite !== null && fechaLimite.slice(0, 10) < hoy;
    const partes = [
      t`${estado}${motivo ? t` ${motivo}` : ''}`,
      asignado ? t`la lleva ${nombreDe(asignado)}` : 'no la lleva nadie todavía',
      fechaLimite && estado !== 'completada'
        ? t`${vencida ? 'venció' : 'vence'} ${cuando(fechaLimite, hoy)}`
        : null,
    ].filter((parte) => parte !== null);
    return consultada(respuesta(t`${enlaceTarea(item)}: ${partes.map(decir).join('; ')}.`), consulta);
  }
  const { filas } = await reader.tareas({
    proyectos: [item.proyecto],
    historia: item._id,
    cuantas: MAX_TAREAS,
  });
  const { responsable, puntos } = found.item;
  const dicho = [
    item.estado,
    responsable ? t`a cargo de ${nombreDe(responsable)}` : 'sin responsable',
    puntos ? cantidad(puntos, 'punto', 'puntos') : null,
  ];
  const porEstado = Map.groupBy(filas, ({ estado }) => estado);
  return consultada(
    respuesta(
      lineas(
        t`${enlaceHistoria(item)}: ${dicho.filter(Boolean).map(decir).join(', ')}.${filas.length ? ' Sus tareas:' : ' Todavía no tiene tareas.'}`,
        filas.length
          ? elementos(
              [...porEstado].map(
                ([estado, suyas]) =>
                  t`${estado}: ${enumerar(suyas.map((una) => t`${enlaceTarea(una)} (${una.asignado ? nombreDe(una.asignado) : 'sin asignar'})`))}`,
              ),
            )
          : null,
      ),
    ),
    consulta,
  );
};

export const quePasa: Definicion = {
  tipo: 'que-pasa',
  frases: {
    normal: `¿Qué pasa con {titulo}? | ¿Cómo va {titulo}? | ¿En qué estado está {titulo}?
      ¿Está terminada {clave}? | ¿Por qué no avanza {titulo}? | ¿Qué es {clave}?
      ¿Cómo va la historia {titulo}? | ¿Qué sabes de {clave}? | ¿Cómo lleva {persona} lo de {titulo}?
      ¿Se sabe algo de {titulo}? | ¿Cuál es el motivo del bloqueo de {titulo}?
      ¿Por qué está bloqueada {clave}? | ¿Cuándo vence {titulo}? | ¿Para cuándo es {clave}?
      ¿Ha terminado {persona} {titulo}? | ¿Cuándo hay que entregar {clave}? | Dime cómo está {titulo}
      ¿Qué tal va {titulo}? | ¿Qué se sabe de {clave}? | ¿En qué punto está {titulo}? | ¿Está ya hecha {titulo}?
      ¿Sigue bloqueada {clave}? | ¿A qué se debe que {titulo} esté parada? | ¿Para qué día es {titulo}?
      ¿Qué fecha tiene {clave}? | ¿Está acabada {titulo}? | ¿Cómo está {titulo}?
      ¿En qué estado se encuentra {clave}? | ¿Se ha terminado ya {titulo}? | ¿Qué sabemos de {titulo}?
      Cuéntame cómo va {titulo} | ¿Sigue abierta {clave}? | ¿Hay novedades de {titulo}?
      ¿Está acabada la tarea {titulo}? | ¿Qué le pasa a {titulo}? | ¿Para cuándo estará {titulo}?
      ¿Cuándo vence {clave}? | ¿Qué prioridad tiene {titulo}? | ¿Cuántos puntos tiene {clave}?
      ¿Qué tareas tiene la historia {titulo}? | Dame los detalles de {clave} | Enséñame {clave}
      ¿En qué sprint está {titulo}? | ¿Ha avanzado {titulo}? | ¿Sabes algo de {clave}? | ¿Ya se entregó {clave}?`,
    corta: `{clave} | estado de {titulo} | estado de {clave} | info de {clave} | detalle de {clave}
      estado {clave} | {titulo}? | qué hay de {titulo} | situación de {titulo}`,
    ruda: `qué mierda pasa con {titulo} | está ya {clave} o no | a ver qué coño pasa con {titulo}
      {clave} está hecha o no, joder`,
    hablada: `oye lo de {titulo} cómo va | y lo de {titulo} qué | a ver {clave} cómo anda
      oye y lo de {titulo} cómo va | y {clave} qué tal va | lo de {titulo} está ya o qué`,
    mal: `q pasa kon {titulo} | esta echa la {titulo} | komo ba {titulo} | esta echa {clave}?
      ke pasa kon {clave}`,
    formal: `Indique la situación de {clave} | ¿En qué situación se encuentra {titulo}?
      Infórmeme de la situación de {titulo} | ¿Podría decirme en qué fase está {clave}?`,
    en: `how is {clave} going? | what is the status of {titulo}? | is {clave} done? | is {titulo} finished?
      tell me about {clave} | any news on {titulo}? | when is {clave} due?`,
    fr: `où en est {clave} ? | où en est {titulo} ? | est-ce que {clave} est terminée ?
      quel est l'état de {clave} ?`,
    de: `wie steht es um {clave}?`,
  },
  admite: ['cosa'],
  necesita: 'cosa',
  responder,
};
