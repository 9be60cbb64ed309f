import type { CambioPropuesto, TipoPropuesta } from '@pmp/contracts/ia';
import type { HistoriaLeida, Lector } from '../preguntas/lector';
import { type Responder, respuesta, type Respuesta } from '../preguntas/respuestas/contexto';
import { enlaceHistoria, lineas, literal, tareas } from '../preguntas/respuestas/redaccion';
import { newId, ofrecer, propuestaOf } from './armar';
import { desglosar, nuevos, tipoOf } from './desglose';
import { historiaNombrada, isRespuesta } from './historia-nombrada';

const MAX_TAREAS = 12;
const EXISTENTES = 200;

const cambioOf = (titulo: string, { _id, proyecto, prioridad }: HistoriaLeida): CambioPropuesto => {
  const tipo = tipoOf(titulo);
  return {
    metodo: 'POST',
    ruta: '/api/tareas',
    cuerpo: { _id: newId(), titulo, tipo, prioridad, proyecto, historiaId: _id },
    descripcion: `Crear la tarea «${titulo}» (${tipo}, prioridad ${prioridad})`,
  };
};

/** New tasks of a story, without those it has already. */
export async function proponerTareas(
  lector: Lector,
  historia: HistoriaLeida,
  titulos: readonly string[],
  tipo: Extract<TipoPropuesta, 'crear-tareas' | 'dividir-historia'>,
): Promise<Respuesta> {
  const { filas } = await lector.tareas({
    proyectos: [historia.proyecto],
    historia: historia._id,
    cuantas: EXISTENTES,
  });
  const faltan = nuevos(
    titulos,
    filas.map(({ titulo }) => titulo),
  ).slice(0, MAX_TAREAS);
  if (!faltan.length) {
    return respuesta(`${enlaceHistoria(historia)} ya tiene esas tareas: no hay nada que añadir.`);
  }
  const resumen = `Crear ${tareas(faltan.length)} en «${literal(historia.titulo)}»`;
  const cambios = faltan.map((titulo) => cambioOf(titulo, historia));
  const propuesta = propuestaOf({ tipo, resumen, proyecto: historia.proyecto, cambios });
  const omitidas = titulos.length - faltan.length;
  return ofrecer(
    lineas(
      `Propongo ${tareas(faltan.length)} para ${enlaceHistoria(historia)}. Revísalas: no se crea nada hasta que lo confirmes.`,
      omitidas > 0 ? `He dejado fuera ${tareas(omitidas)} que ya están o que pasan del máximo.` : null,
    ),
    propuesta,
  );
}

export const crearTareas: Responder = async (contexto) => {
  const { detalle } = contexto.pregunta;
  const titulos = desglosar(detalle ?? '');
  if (!titulos.length) {
    return respuesta(
      'Dime en qué historia y qué tareas, una por línea o separadas por comas. Por ejemplo: «crea tareas para la historia "Pago con tarjeta": formulario, validación, pruebas».',
    );
  }
  const historia = await historiaNombrada(contexto, `Crea tareas para la historia`);
  if (isRespuesta(historia)) return historia;
  return proponerTareas(contexto.lector, historia, titulos, 'crear-tareas');
};

const pasosDe = ({ quiero, titulo }: HistoriaLeida): string[] => {
  const que = literal(quiero || titulo);
  return [`Diseñar: ${que}`, `Desarrollar: ${que}`, `Probar: ${que}`, `Documentar: ${que}`];
};

/** By what is written in the story, else by the steps any story goes through. */
export const dividirHistoria: Responder = async (contexto) => {
  const historia = await historiaNombrada(contexto, 'Divide la historia');
  if (isRespuesta(historia)) return historia;
  const escritas = desglosar(contexto.pregunta.detalle ?? historia.descripcion);
  const titulos = escritas.length > 1 ? escritas : pasosDe(historia).map((paso) => paso.slice(0, 200));
  return proponerTareas(contexto.lector, historia, titulos, 'dividir-historia');
};
