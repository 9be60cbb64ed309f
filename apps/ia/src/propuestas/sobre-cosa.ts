import { decir, idiomaActual, t } from '../idioma/idioma';
import type { CambioPropuesto, TipoPropuesta } from '@pmp/contracts/ia';
import type { Nombrada } from '../preguntas/comprension/cosas';
import { type Contexto, respuesta, type Respuesta } from '../preguntas/respuestas/contexto/contexto';
import { namedThings } from '../preguntas/respuestas/contexto/cosa-nombrada';
import {
  elementos,
  enlaceHistoria,
  enlaceTarea,
  enumerar,
  lineas,
  literal,
} from '../preguntas/respuestas/contexto/redaccion';
import { offer, propuestaOf } from './build-propuesta';

export const CONFIRMA = 'No se cambia nada hasta que lo confirmes.';
/** Two titles that the words name equally well. */
const EMPATE = 0.05;
const VISTAS = 4;

export const enlaceDe = ({ tipo, item }: Nombrada): string =>
  tipo === 'tarea' ? enlaceTarea(item) : enlaceHistoria(item);

export type Elegida = Nombrada & { version: number };

const cual = (encontradas: readonly Nombrada[], motivo: string): Respuesta =>
  respuesta(
    lineas(
      motivo,
      encontradas.length
        ? elementos(encontradas.slice(0, VISTAS).map((one) => t`${enlaceDe(one)} (${one.tipo})`))
        : null,
    ),
  );

/** Those that are meant, each with the version that the proposal is about; or a question. */
export async function meant(contexto: Contexto): Promise<Elegida[] | Respuesta> {
  const { reader, claveSinNada } = contexto;
  if (claveSinNada) return respuesta(t`No hay nada con la clave ${literal(claveSinNada)}.`);
  const found = namedThings(contexto);
  const [best, second] = found;
  if (!best) return cual([], '¿Qué tarea o historia? Escribe su clave, o su título entre comillas.');
  const elegidas = best.grado === Infinity ? found.filter(({ grado }) => grado === Infinity) : [best];
  if (elegidas.length === 1 && second && best.grado - second.grado < EMPATE)
    return cual(found, '¿Cuál de estas?');
  const ajena = elegidas.find(({ item }) => !reader.puede('proyecto.editar', item.proyecto));
  if (ajena) return respuesta(t`No puedes cambiar nada en ese proyecto: ${enlaceDe(ajena)}.`);
  const now = await Promise.all(
    elegidas.map(({ tipo, item }) => (tipo === 'tarea' ? reader.tarea(item._id) : reader.historia(item._id))),
  );
  const vivas = elegidas.flatMap((one, i) => (now[i] ? [{ ...one, version: now[i].version }] : []));
  return vivas.length ? vivas : respuesta('Eso ya no existe.');
}

export const isRespuesta = (found: object): found is Respuesta => 'sugerencias' in found;

export interface CambioDe {
  cuerpo: Record<string, unknown>;
  /** With the title between «». */
  descripcion: string;
}

type TipoDeCambio = Extract<
  TipoPropuesta,
  'asignar' | 'cambiar-estado' | 'cambiar-prioridad' | 'cambiar-fecha'
>;

/** Proposes a change of each; `cambioDe` says what there is to say instead where there is nothing to change. */
export async function proposeEach(
  contexto: Contexto,
  tipo: TipoDeCambio,
  cambioDe: (cosa: Elegida) => CambioDe | string,
): Promise<Respuesta> {
  const cosas = await meant(contexto);
  if (isRespuesta(cosas)) return cosas;
  const dichos = cosas.map((cosa) => ({ cosa, cambio: cambioDe(cosa) }));
  const sin = dichos.flatMap(({ cambio }) => (typeof cambio === 'string' ? [cambio] : []));
  const con = dichos.flatMap(({ cosa, cambio }) => (typeof cambio === 'string' ? [] : [{ cosa, ...cambio }]));
  const [first] = con;
  if (!first) return respuesta(lineas(...sin));
  const cambios = con.map(({ cosa, cuerpo, descripcion }): CambioPropuesto => ({
    metodo: 'PUT',
    ruta: `/api/${cosa.tipo === 'tarea' ? 'tareas' : 'historias'}/${cosa.item._id}`,
    cuerpo: { ...cuerpo, version: cosa.version },
    descripcion,
  }));
  const frases = con.map(({ cosa, descripcion }) => {
    const dicha = literal(descripcion);
    const [antes = '', despues = ''] = dicha.split(literal(cosa.item.titulo));
    const sinComillas = `${antes.replace(/[«“„]\s?$/, '')}${enlaceDe(cosa)}${despues.replace(/^\s?[»”“]/, '')}`;
    // In German it may begin with a noun.
    return idiomaActual() === 'de'
      ? sinComillas
      : `${sinComillas.charAt(0).toLowerCase()}${sinComillas.slice(1)}`;
  });
  const resumen = literal(
    con
      .map(({ descripcion }) => descripcion)
      .map(decir)
      .join('; '),
  ).slice(0, 300);
  return offer(
    lineas(t`Propongo ${enumerar(frases)}.`, ...sin, CONFIRMA),
    propuestaOf({ tipo, resumen, proyecto: first.cosa.item.proyecto, cambios }),
  );
}
