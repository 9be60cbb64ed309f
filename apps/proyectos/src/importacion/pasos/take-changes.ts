import { Injectable } from '@nestjs/common';
import type { CampoCambio } from '@pmp/contracts/proyectos';
import { DomainError, type Tx } from '@pmp/platform';

import { EtiquetasRepository } from '../../elementos/etiquetas/etiquetas.repository';
import { ElementoEvents } from '../../elementos/events/elemento-events';
import { HistorialNames } from '../../elementos/historial-names';
import { HistorialRepository } from '../../elementos/historial/historial.repository';
import { historialOf } from '../../elementos/historial/historial.rules';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import { changesOf } from '../../elementos/kinds/elemento.rules';
import type { Kind, Tipo } from '../../elementos/kinds/kind';
import { Kinds } from '../../elementos/kinds/kinds';
import type { CambioPlan, FilaDoc, ImportacionDoc, PlanFila } from '../almacen/importacion.model';
import { ImportadosRepository } from '../almacen/importados.repository';
import { datoDe, dichoDe, etiquetasDe, valoresDe, type Etiquetas } from '../plan/diferencias.rules';

type Way = Pick<CambioPlan, 'campo'> & { from: string; to: string };
interface Changed {
  doc: ElementoDoc;
  before: ElementoDoc;
  campos: CampoCambio[];
}

/** Takes from rows what their source has changed, and gives it back; what somebody changes meanwhile stays theirs. */
@Injectable()
export class TakeChanges {
  constructor(
    private readonly kinds: Kinds,
    private readonly etiquetas: EtiquetasRepository,
    private readonly historial: HistorialRepository,
    private readonly names: HistorialNames,
    private readonly events: ElementoEvents,
    private readonly importados: ImportadosRepository,
  ) {}

  /** Marks in each row what has been taken; how many items have taken something. */
  async take(importacion: ImportacionDoc, filas: readonly FilaDoc[], tx: Tx): Promise<number> {
    let taken = 0;
    const labels = await this.labels(importacion, tx);
    for (const { plan } of filas) {
      const wanted = plan?.cambios?.filter(({ tomar }) => tomar) ?? [];
      if (!plan?.elemento || !wanted.length || plan.tomados) continue;
      const ways = wanted.map(({ campo, aqui, origen }) => ({ campo, from: aqui, to: origen }));
      const changed = await this.change(importacion, plan, ways, { labels, tx });
      plan.tomados = changed?.campos ?? [];
      if (!changed) continue;
      taken += 1;
      await this.remember(plan, changed, ways, tx);
    }
    return taken;
  }

  async giveBack(importacion: ImportacionDoc, filas: readonly FilaDoc[], tx: Tx): Promise<void> {
    const labels = await this.labels(importacion, tx);
    for (const { plan } of filas) {
      const taken = plan?.cambios?.filter(({ campo }) => plan.tomados?.includes(campo)) ?? [];
      if (!plan?.elemento || !taken.length) continue;
      const ways = taken.map(({ campo, aqui, origen }) => ({ campo, from: origen, to: aqui }));
      const changed = await this.change(importacion, plan, ways, { labels, tx });
      plan.tomados = [];
      if (changed) await this.remember(plan, changed, ways, tx);
    }
  }

  private async labels({ proyecto }: ImportacionDoc, { session }: Tx): Promise<Etiquetas> {
    return etiquetasDe(await this.etiquetas.listOf(proyecto!, session));
  }

  /** What is still as it was planned; undefined: nothing of it. */
  private async change(
    { creador, proyecto }: ImportacionDoc,
    { elemento, tipo }: PlanFila,
    ways: readonly Way[],
    { labels, tx }: { labels: Etiquetas; tx: Tx },
  ): Promise<Changed | undefined> {
    const kind = this.kinds.at(tipo as Tipo);
    const before = await this.kinds.of(kind).findById(elemento!, tx.session);
    if (!before?.proyecto.equals(proyecto!)) return undefined;
    const now = valoresDe(before, kind.tipo, labels);
    const open = ways.filter(({ campo, from }) => now[campo] === from);
    const datos = Object.fromEntries(open.map(({ campo, to }) => datoDe(campo, kind.tipo, to, labels)));
    const changes = changesIn(kind, before, datos);
    if (!changes || !Object.keys(changes).length) return undefined;
    const doc = this.kinds.of(kind).update(before, changes, tx);
    const names = await this.names.of(kind, [before], changes, tx.session);
    const autor = creador.toHexString();
    this.historial.insert(historialOf({ before, changes, doc, autor, names, parent: kind.parent }), tx);
    this.events.state(tx, kind, doc);
    if ((before.estado === 'completada') !== (doc.estado === 'completada')) this.events.recount(tx, [doc]);
    return { doc, before, campos: open.map(({ campo }) => campo) };
  }

  /** What it is now is what it has been imported as, for the next time, and for undoing the import that made it. */
  private async remember(
    { huella }: PlanFila,
    { doc, before, campos }: Changed,
    ways: readonly Way[],
    tx: Tx,
  ): Promise<void> {
    const said = ways.filter(({ campo }) => campos.includes(campo)).map(({ campo, to }) => [campo, to]);
    await this.importados.nowSays(huella, dichoDe(Object.fromEntries(said) as object), {
      before: before.updatedAt,
      after: doc.updatedAt,
      tx,
    });
  }
}

/** Undefined: together with what it is now, it would be no item. */
function changesIn(kind: Kind, before: ElementoDoc, datos: object): Partial<ElementoDoc> | undefined {
  try {
    return changesOf(kind, before, datos);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
