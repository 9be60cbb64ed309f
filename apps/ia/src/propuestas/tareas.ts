import { t } from '../idioma/idioma';
import type { CambioPropuesto, TipoPropuesta } from '@pmp/contracts/ia';
import type { HistoriaSummary, PersonReader } from '../preguntas/person-reader';
import { respuesta, type Respuesta } from '../preguntas/respuestas/contexto/contexto';
import { enlaceHistoria, lineas, literal, tareas } from '../preguntas/respuestas/contexto/redaccion';
import { newId, offer, propuestaOf } from './build-propuesta';
import { withoutExisting, tipoOf } from './breakdown';

const MAX_TAREAS = 12;
const EXISTENTES = 200;

const cambioOf = (titulo: string, { _id, proyecto, prioridad }: HistoriaSummary): CambioPropuesto => {
  const tipo = tipoOf(titulo);
  return {
    metodo: 'POST',
    ruta: '/api/tareas',
    cuerpo: { _id: newId(), titulo, tipo, prioridad, proyecto, historiaId: _id },
    descripcion: t`Crear la tarea «${titulo}» (${tipo}, prioridad ${prioridad})`,
  };
};

/** Proposes new tasks for a story, without those that it already has. */
export async function proposeTareas(
  reader: PersonReader,
  historia: HistoriaSummary,
  titulos: readonly string[],
  tipo: Extract<TipoPropuesta, 'crear-tareas' | 'dividir-historia'>,
): Promise<Respuesta> {
  const { filas } = await reader.tareas({
    proyectos: [historia.proyecto],
    historia: historia._id,
    cuantas: EXISTENTES,
  });
  const faltan = withoutExisting(
    titulos,
    filas.map(({ titulo }) => titulo),
  ).slice(0, MAX_TAREAS);
  if (!faltan.length) {
    return respuesta(t`${enlaceHistoria(historia)} ya tiene esas tareas: no hay nada que añadir.`);
  }
  const resumen = t`Crear ${tareas(faltan.length)} en «${literal(historia.titulo)}»`;
  const cambios = faltan.map((titulo) => cambioOf(titulo, historia));
  const propuesta = propuestaOf({ tipo, resumen, proyecto: historia.proyecto, cambios });
  const omitidas = titulos.length - faltan.length;
  return offer(
    lineas(
      t`Propongo ${tareas(faltan.length)} para ${enlaceHistoria(historia)}. Revísalas: no se crea nada hasta que lo confirmes.`,
      omitidas > 0 ? t`He dejado fuera ${tareas(omitidas)} que ya están o que pasan del máximo.` : null,
    ),
    propuesta,
  );
}
