import { motivosOf } from './listas/bloqueadas';
import { nombresOf } from './listas/listados';
import { namedThings } from './contexto/cosa-nombrada';
import { consultada, type Answerer, respuesta } from './contexto/contexto';
import {
  cantidad,
  cuando,
  elementos,
  enlaceHistoria,
  enlaceTarea,
  enumerar,
  lineas,
  literal,
} from './contexto/redaccion';
import { desconocida } from './fijas';
import { resumen } from './sprint/resumen';

const MAX_TAREAS = 12;
/** Words that mean the project and name nothing of it. */
const DEL_PROYECTO = /\bproyecto\b/i;

/** How one thing is: its state and since when, who has it, when it is due and what was last said of it. */
export const quePasa: Answerer = async (contexto) => {
  const { reader, hoy, texto } = contexto;
  const [found] = await namedThings(contexto);
  if (!found) return (DEL_PROYECTO.test(texto) ? resumen : desconocida)(contexto);
  const nombres = await nombresOf(contexto);
  const nombreDe = (id: string): string => literal(nombres.get(id) ?? 'alguien de fuera del equipo');
  const { item } = found;
  const consulta = [
    found.tipo === 'tarea' ? 'Tareas' : 'Historias',
    `«${item.titulo}»`,
    'comentarios y conversaciones',
  ];
  if (found.tipo === 'tarea') {
    const { asignado, estado, fechaLimite } = found.item;
    const motivo = (await motivosOf([found.item], nombres, contexto)).get(item._id);
    const vencida = fechaLimite !== null && fechaLimite.slice(0, 10) < hoy;
    const partes = [
      `${estado}${motivo ? ` ${motivo}` : ''}`,
      asignado ? `la lleva ${nombreDe(asignado)}` : 'no la lleva nadie todavía',
      fechaLimite && estado !== 'completada'
        ? `${vencida ? 'venció' : 'vence'} ${cuando(fechaLimite, hoy)}`
        : null,
    ].filter((parte) => parte !== null);
    return consultada(respuesta(`${enlaceTarea(item)}: ${partes.join('; ')}.`), consulta);
  }
  const { filas } = await reader.tareas({
    proyectos: [item.proyecto],
    historia: item._id,
    cuantas: MAX_TAREAS,
  });
  const { responsable, puntos } = found.item;
  const dicho = [
    item.estado,
    responsable ? `a cargo de ${nombreDe(responsable)}` : 'sin responsable',
    puntos ? cantidad(puntos, 'punto', 'puntos') : null,
  ];
  const porEstado = Map.groupBy(filas, ({ estado }) => estado);
  return consultada(
    respuesta(
      lineas(
        `${enlaceHistoria(item)}: ${dicho.filter(Boolean).join(', ')}.${filas.length ? ' Sus tareas:' : ' Todavía no tiene tareas.'}`,
        filas.length
          ? elementos(
              [...porEstado].map(
                ([estado, suyas]) =>
                  `${estado}: ${enumerar(suyas.map((t) => `${enlaceTarea(t)} (${t.asignado ? nombreDe(t.asignado) : 'sin asignar'})`))}`,
              ),
            )
          : null,
      ),
    ),
    consulta,
  );
};
