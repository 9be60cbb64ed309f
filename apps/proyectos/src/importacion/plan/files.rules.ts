import { MAX_ARCHIVOS_POR_ELEMENTO } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import type { PlanFila } from '../almacen/importacion.model';
import { nombreEn, type Attachments } from './attachments.rules';
import type { Item } from './item/item';

/** What a row brings, as planned now or before a story could have files: then a task of its own was to have them. */
export function filesIn({ archivos, nombres, anexa }: PlanFila): {
  archivos: Types.ObjectId[];
  nombres: string[] | undefined;
} {
  const from = anexa ?? { archivos, nombres };
  return { archivos: from.archivos ?? [], nombres: from.nombres };
}

/** The files that a row names, if they came along; the others are named in the comment about its origin. */
export function joinFiles(
  plan: PlanFila & { notas: string[] },
  { adjuntos, clave }: Pick<Item, 'adjuntos' | 'clave'>,
  attachments: Attachments,
): void {
  const found: Types.ObjectId[] = [];
  const nombres: string[] = [];
  const missing: string[] = [];
  for (const cell of adjuntos) {
    const files = attachments.take(cell, clave);
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
  plan.archivos = found;
  plan.nombres = nombres;
}
