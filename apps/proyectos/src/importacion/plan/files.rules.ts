import { MAX_ARCHIVOS_POR_ELEMENTO } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import type { PlanFila } from '../almacen/importacion.model';
import { nombreEn, type Attachments } from './attachments.rules';
import type { Item } from './item/item';

/** What holds the files of a story: only tasks have files. */
const TITULO = 'Archivos adjuntos';

type Ids = Pick<PlanFila, 'id' | 'huella'>;

/** How many files a row brings. */
export const filesIn = ({ archivos = [], anexa }: PlanFila): number =>
  archivos.length + (anexa?.archivos?.length ?? 0);

/** The files that a row names, if they came along; the others are named in the comment about its origin. */
export function joinFiles(
  plan: PlanFila & { notas: string[] },
  { adjuntos, clave }: Pick<Item, 'adjuntos' | 'clave'>,
  attachments: Attachments,
  idsOf: (what: string) => Ids,
): void {
  const found: Types.ObjectId[] = [];
  const nombres: string[] = [];
  const missing: string[] = [];
  for (const cell of adjuntos) {
    const files = plan.tipo === 'epica' ? [] : attachments.take(cell, clave);
    if (!files.length || found.length + files.length > MAX_ARCHIVOS_POR_ELEMENTO) missing.push(cell);
    else
      for (const { _id, nombre } of files) {
        found.push(_id);
        nombres.push(nombreEn(cell, nombre));
      }
  }
  const refused = missing.filter((cell) => attachments.isRefused(cell));
  const absent = missing.filter((cell) => !refused.includes(cell));
  if (absent.length) plan.avisos.push('adjuntosFuera');
  if (refused.length) plan.avisos.push('adjuntosNoAdmitidos');
  const told = [
    ['Archivos que no venían en la exportación', absent],
    ['Archivos de un tipo que no se admite, o demasiado grandes', refused],
  ] as const;
  for (const [title, cells] of told)
    if (cells.length) plan.notas.push(`${title}:\n${cells.map((cell) => `- ${cell}`).join('\n')}`);
  if (!found.length) return;
  if (plan.tipo === 'tarea') {
    plan.archivos = found;
    plan.nombres = nombres;
    return;
  }
  plan.avisos.push('archivosEnTarea');
  plan.anexa = {
    ...idsOf('archivos'),
    accion: 'crear',
    clave: '',
    titulo: TITULO,
    tipo: 'tarea',
    avisos: [],
    comentarios: 0,
    padre: plan.id,
    archivos: found,
    nombres,
  };
}
