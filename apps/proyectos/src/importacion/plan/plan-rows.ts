import type { CampoCambio, CampoImportacion } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import type { Tipo } from '../../elementos/kinds/kind';
import { toBuscable } from '@pmp/platform';
import type { ImportacionDoc, PlanFila } from '../almacen/importacion.model';
import { Attachments } from './attachments.rules';
import { commentsOf } from './comments.rules';
import { diferencias, valoresDe, valoresDichos, type Etiquetas } from './diferencias.rules';
import { joinFiles } from './files.rules';
import { estadoOf } from './history.rules';
import { idIn, keptKey } from './ids.rules';
import type { Item } from './item/item';
import { ofKind } from './item/of-kind.rules';
import { tellRelacion, type LinkPlan } from './links.rules';
import type { Known } from './present-rows';
import { planRow, vistaOf, withNotas, type Planned } from './row.rules';
import type { SprintsPlan } from './sprints.rules';
import type { Place } from './tree.rules';

export interface Presente extends Pick<Known, 'huella' | 'hecho'> {
  doc: ElementoDoc;
  tipo: Tipo;
}

export interface Around {
  doc: ImportacionDoc;
  isNew: boolean;
  huellaOf(ref: string): Types.ObjectId;
  isPresent(ref: string): boolean;
  placeOf(ref: string): Place | undefined;
  /** What is here already of the rows that are being planned. */
  presenteDe(ref: string): Presente | undefined;
  etiquetas: Etiquetas;
  /** The fields that the file has a column for. */
  tiene: ReadonlySet<CampoImportacion>;
  tomar: readonly CampoCambio[];
  /** The title of what has this id, if it is known. */
  tituloOf(id: string | null): string | null;
  links: LinkPlan;
  sprints: SprintsPlan;
  /** The labels that the project has or will have. */
  available: ReadonlySet<string>;
}

/** Decides about rows one after the other: each may take what those before it have left. */
export class PlanRows {
  /** Labels that are missing for what is taken, by what they are searched by. */
  readonly tomadas = new Map<string, string>();
  private readonly done = new Set<string>();
  private readonly attachments: Attachments;

  constructor(private readonly around: Around) {
    this.attachments = new Attachments(around.doc.adjuntos ?? [], around.doc.rechazados);
  }

  /** `crea`: what some rows make, to which this one adds. */
  plan(ref: string, said: Item, crea: Set<string>): PlanFila {
    const { doc, huellaOf, isPresent, placeOf } = this.around;
    const place = placeOf(ref);
    const item = place ? ofKind(said, place.tipo) : said;
    const facts = { repeated: this.done.has(ref), present: isPresent(ref), place };
    const plan = planRow(item, { ...facts, huella: huellaOf(ref), id: idIn(doc, ref) });
    if (plan.accion === 'presente') this.compare(plan, ref, item, crea);
    const isThere = plan.accion === 'crear' || plan.accion === 'presente';
    if (isThere) this.done.add(ref);
    const left = isThere ? this.link(plan, place, item, crea) : [];
    if (plan.accion === 'crear') {
      if (left.length) plan.avisos.push('enlaceFuera');
      plan.notas.push(...left);
      this.make(plan, item, crea);
    }
    plan.avisos = [...new Set(plan.avisos)];
    return plan;
  }

  /** In what it differs from what is here already. */
  private compare(plan: Planned, ref: string, item: Item, crea: Set<string>): void {
    const { presenteDe, etiquetas, tiene, tomar } = this.around;
    const here = presenteDe(ref);
    if (!here) return;
    const { doc, tipo, hecho } = here;
    plan.elemento = doc._id;
    if (hecho) plan.huella = here.huella;
    const cambios = diferencias({
      aqui: valoresDe(doc, tipo, etiquetas),
      origen: valoresDichos(item, tipo, tiene),
      dicho: hecho?.dicho,
      intacta: !hecho || hecho.updatedAt.getTime() === doc.updatedAt.getTime(),
      tomar,
    });
    if (!cambios.length) return;
    plan.cambios = cambios;
    if (!cambios.some((one) => one.tomar)) return;
    crea.add('cambios');
    if (cambios.some((one) => one.tomar && one.campo === 'etiquetas'))
      for (const nombre of item.etiquetas)
        if (!etiquetas.idDe(nombre)) this.tomadas.set(toBuscable(nombre), nombre);
  }

  /** The links that it makes; what of them cannot be is told. */
  private link(plan: Planned, place: Place | undefined, item: Item, crea: Set<string>): string[] {
    const { enlaces, fuera } = this.around.links.of(place, item.relaciones);
    if (enlaces.length) {
      plan.enlaces = enlaces;
      crea.add('enlaces');
    }
    return fuera.map(tellRelacion);
  }

  private make(plan: Planned, item: Item, crea: Set<string>): void {
    const { doc, isNew, tituloOf } = this.around;
    joinFiles(plan, item, this.attachments);
    this.sprint(plan, item, crea);
    const kept = keptKey(item.clave, doc.clave ?? '', isNew);
    const { available } = this.around;
    const etiquetas = item.etiquetas.filter((nombre) => available.has(toBuscable(nombre)));
    if (etiquetas.length < item.etiquetas.length) plan.avisos.push('etiquetasDeMas');
    if (plan.tipo !== 'tarea' && item.estado === 'bloqueada') plan.avisos.push('estadoSinBloqueo');
    if (plan.tipo === 'epica' && item.comentarios.length) plan.avisos.push('sinComentarios');
    plan.comentarios = plan.tipo === 'epica' ? 0 : commentsOf(withNotas(item, plan), doc.origen, kept).length;
    plan.vista = vistaOf(
      { ...item, estado: estadoOf(item.estado, plan.tipo) },
      plan.tipo === 'epica' ? [] : etiquetas,
      tituloOf(plan.padre?.toHexString() ?? null),
    );
    crea.add(plan.tipo);
  }

  private sprint(plan: Planned, item: Item, crea: Set<string>): void {
    if (!item.sprint) return;
    plan.sprint = plan.tipo === 'historia' ? this.around.sprints.take(item) : null;
    if (plan.sprint) {
      crea.add('sprints');
      return;
    }
    plan.notas.push(`Sprint en el origen: ${item.sprint}`);
    if (plan.tipo === 'historia') plan.avisos.push('sprintFuera');
  }
}
