import type { ChatRef } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { rutasComentarios, rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { getElemento } from '../../../shared/elementos/cambiar/get-elemento';
import { COLECCION, type Entidad } from '../../../shared/elementos/elementos';
import { isMissing, statusOf } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { type Borrador, borradores, isMostrado } from '../../../shared/escritura/borradores/borradores';
import type { BorradorForm } from '../../../shared/escritura/borradores/use-borrador-form';

/** A text whose place is gone, or is no longer shown to whoever wrote it. */
export interface Perdido extends Borrador {
  /** What can be copied. */
  texto: string;
  /** What it was about, where that is known. */
  titulo: string | undefined;
}

interface Guardado extends Partial<BorradorForm> {
  texto?: string;
  entidad?: Entidad;
}

const guardadoIn = ({ valor }: Borrador): Guardado => {
  try {
    return JSON.parse(valor) as Guardado;
  } catch {
    return {};
  }
};

const isEntidad = (text: string | undefined): text is Entidad => text !== undefined && text in COLECCION;

const infoOf = (lugar: string): Promise<unknown> => {
  const [tipo, chatId = ''] = lugar.split('.');
  return pedir(rutasMensajes.leerInfo, { params: { chatId, tipo: tipo as ChatRef['tipoChat'] } });
};

/** Reads the place that a form is about, or that what it makes goes into; undefined: one that cannot be lost. */
const readFormPlace = (lugar: string): Promise<unknown> | undefined => {
  const [entidad, id, proyecto] = lugar.split('.');
  const suyo = id === 'nuevo' ? proyecto : undefined;
  const deProyecto = entidad === 'proyecto' && id !== 'nuevo' ? id : suyo;
  if (deProyecto) return pedir(rutasProyectos.leer, { params: { id: deProyecto } });
  if (!id || id === 'nuevo') return undefined;
  if (isEntidad(entidad)) return getElemento({ entidad, id });
  return entidad === 'sprint' ? pedir(rutasSprints.leer, { params: { id } }) : undefined;
};

const readPlace = (borrador: Borrador): Promise<unknown> | undefined => {
  const { clase, lugar } = borrador;
  if (clase === 'mensajes' || clase === 'mensajeEditado') return infoOf(lugar);
  if (clase === 'comentarioEditado')
    return pedir(rutasComentarios.listarVersiones, { params: { id: lugar } });
  if (clase === 'formulario') return readFormPlace(lugar);
  const [tipo, suyo = ''] = lugar.split('.');
  const entidad = clase === 'descripcion' ? guardadoIn(borrador).entidad : tipo;
  const id = clase === 'descripcion' ? lugar : suyo;
  return isEntidad(entidad) ? getElemento({ entidad, id }) : undefined;
};

const isLost = async (borrador: Borrador): Promise<boolean> => {
  try {
    await readPlace(borrador);
    return false;
  } catch (error) {
    return isMissing(error) || statusOf(error) === 403;
  }
};

const textIn = (borrador: Borrador): Pick<Perdido, 'texto' | 'titulo'> => {
  const { clase, valor } = borrador;
  if (clase === 'comentario' || clase === 'mensajes') return { texto: valor, titulo: undefined };
  const { texto, titulo, valores = {} } = guardadoIn(borrador);
  const typed = Object.values(valores).filter((value) => typeof value === 'string' && value !== '');
  return { texto: texto ?? typed.join('\n\n'), titulo };
};

/** What this person was writing in places that are gone, or that they may see no more. One after another: they are few. */
export const buscarPerdidos = async (): Promise<Perdido[]> => {
  const lost: Perdido[] = [];
  for (const borrador of borradores())
    if (!isMostrado(borrador) && (await isLost(borrador))) lost.push({ ...borrador, ...textIn(borrador) });
  return lost;
};
