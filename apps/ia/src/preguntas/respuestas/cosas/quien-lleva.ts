import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { namedThing } from '../contexto/cosa-nombrada';
import { consultada, type Contexto, dondeOf, type Answerer, respuesta } from '../contexto/contexto';
import { nombresOf, nombreDe as nombreEn } from '../listas/filas';
import { elementos, enlaceHistoria, enlaceTarea, enumerar, lineas, literal } from '../contexto/redaccion';

const MAX_TAREAS = 200;

const noEncontrada = (contexto: Contexto): ReturnType<typeof respuesta> =>
  respuesta(
    t`No encuentro ninguna tarea ni historia que se llame así${dondeOf(contexto)}. Escribe su título entre comillas.`,
  );

/** Who has a task, or the tasks of a story. */
const responder: Answerer = async (contexto) => {
  const { reader } = contexto;
  const { claveSinNada } = contexto;
  if (claveSinNada) return respuesta(t`No hay nada con la clave ${literal(claveSinNada)}.`);
  const found = namedThing(contexto);
  if (!found) return noEncontrada(contexto);
  const nombres = await nombresOf(contexto);
  const nombreDe = (id: string): string => nombreEn(id, nombres);
  const consulta = [found.tipo === 'tarea' ? 'Tareas' : 'Historias', t`«${found.item.titulo}»`, 'personas'];
  if (found.tipo === 'tarea') {
    const { asignado, estado } = found.item;
    const quien = asignado ? t`la lleva ${nombreDe(asignado)}` : 'no la lleva nadie todavía';
    return consultada(respuesta(t`${enlaceTarea(found.item)}: ${quien} (${estado}).`), consulta);
  }
  const { filas } = await reader.tareas({
    proyectos: [found.item.proyecto],
    historia: found.item._id,
    cuantas: MAX_TAREAS,
  });
  const porPersona = Map.groupBy(filas, ({ asignado }) => asignado);
  const { responsable } = found.item;
  const aCargo = responsable ? t`, a cargo de ${nombreDe(responsable)}` : ', sin responsable';
  if (!filas.length) {
    const sola = t`${enlaceHistoria(found.item)} (${found.item.estado})${aCargo}. No tiene tareas todavía.`;
    return consultada(respuesta(sola), consulta);
  }
  return consultada(
    respuesta(
      lineas(
        t`En ${enlaceHistoria(found.item)} (${found.item.estado})${aCargo}:`,
        elementos(
          [...porPersona].map(
            ([quien, suyas]) =>
              t`${quien ? nombreDe(quien) : 'Sin asignar'}: ${enumerar(suyas.map((una) => t`${enlaceTarea(una)} (${una.estado})`))}`,
          ),
        ),
      ),
    ),
    consulta,
  );
};

export const quienLleva: Definicion = {
  tipo: 'quien-lleva',
  frases: {
    normal: `¿Quién lleva {titulo}? | ¿Quién tiene {clave}? | ¿A quién está asignada {titulo}?
      ¿Quién es el responsable de {clave}? | ¿Quién está con {titulo}? | ¿De quién es {clave}?
      ¿A quién le pregunto por la tarea {titulo}? | ¿La tarea {titulo} quién la hace?
      ¿Quién está trabajando en {clave}? | ¿Quién la tiene, {clave}? | ¿A quién se le asignó {titulo}?
      Dime quién lleva {clave} | ¿Quién se encarga de {clave}? | ¿Quién se encarga de {titulo}?
      ¿Quién está haciendo {titulo}? | ¿A quién está asignada {clave}? | ¿Quién es el responsable de {titulo}?
      ¿Quién se ocupa de {clave}? | ¿Quiénes trabajan en {titulo}? | ¿Quién está metido en la historia {titulo}?
      ¿Qué personas trabajan en la historia {clave}? | ¿Quién trabaja ahora en la tarea {titulo}?
      ¿Quién tiene asignada la tarea {titulo}? | ¿Está asignada {clave} a alguien? | ¿{titulo} tiene dueño?
      ¿Quién está a cargo de {titulo}?`,
    corta: `responsable de {clave} | quién {clave} | dueño de {titulo} | asignado de {clave} | dueño de {clave}`,
    ruda: `quién cojones lleva {titulo} | de quién es el marrón de {titulo}`,
    hablada: `y esto de {titulo} quién lo tiene | oye quién anda con {titulo} | y {clave} de quién es
      lo de {titulo} quién lo está mirando`,
    mal: `kien lleva {titulo} | quien tine {clave} | de kien es {clave}`,
    formal: `¿Quién ostenta la responsabilidad de {titulo}? | Indique la persona asignada a {clave}`,
    en: `who has {clave}? | who is working on {titulo}? | who is responsible for {clave}? | who owns {titulo}?
      who owns {clave}? | who is {clave} assigned to?`,
    fr: `qui s'occupe de {clave} ? | qui travaille sur {titulo} ? | à qui est assignée {clave} ?`,
    de: `wer macht {titulo}? | wer arbeitet an {titulo}? | wem ist {clave} zugewiesen?`,
  },
  admite: ['cosa'],
  necesita: 'cosa',
  responder,
};
