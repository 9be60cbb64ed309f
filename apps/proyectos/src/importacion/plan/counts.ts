import {
  MAX_ETIQUETAS_POR_PROYECTO,
  type AccionFila,
  type AvisoFila,
  type CuentasImportacion,
  type Importacion,
} from '@pmp/contracts/proyectos';
import type { CambioPlan, PlanFila } from '../almacen/importacion.model';
import { filesIn } from './files.rules';
import type { Place } from './tree.rules';

export const PLURAL = { epica: 'epicas', historia: 'historias', tarea: 'tareas' } as const;

export const emptyCounts = (): CuentasImportacion => ({
  epicas: 0,
  historias: 0,
  tareas: 0,
  comentarios: 0,
  etiquetas: 0,
  sprints: 0,
  enlaces: 0,
  archivos: 0,
});

/** What a plan makes, how many rows have which fate, and which notices. */
export class Tally {
  readonly previsto = emptyCounts();
  readonly acciones: Record<AccionFila, number> = { crear: 0, presente: 0, omitir: 0, error: 0 };
  readonly avisos: Partial<Record<AvisoFila, number>> = {};

  cambiadas = 0;
  readonly cambios: NonNullable<Importacion['cambios']> = {};

  private compare(cambios: readonly CambioPlan[]): void {
    if (!cambios.length) return;
    this.cambiadas += 1;
    for (const { campo, ajeno } of cambios) {
      const count = (this.cambios[campo] ??= { ofrecidos: 0, ajenos: 0 });
      count[ajeno ? 'ajenos' : 'ofrecidos'] += 1;
    }
    if (cambios.some(({ tomar }) => tomar)) this.previsto.cambios = (this.previsto.cambios ?? 0) + 1;
  }

  add(plan: PlanFila): void {
    this.acciones[plan.accion] += 1;
    for (const aviso of plan.avisos) this.avisos[aviso] = (this.avisos[aviso] ?? 0) + 1;
    this.previsto.enlaces += plan.enlaces?.length ?? 0;
    this.compare(plan.cambios ?? []);
    if (plan.accion !== 'crear') return;
    this.previsto[PLURAL[plan.tipo as Place['tipo']]] += 1;
    this.previsto.comentarios += plan.comentarios;
    this.previsto.archivos += filesIn(plan).archivos.length;
  }
}

/** How often each label is said; the most frequent ones are made, as far as the project has room for them. */
export class Labels {
  private readonly said = new Map<string, { nombre: string; veces: number }>();

  add(buscable: string, nombre: string): void {
    const label = this.said.get(buscable);
    if (label) label.veces += 1;
    else this.said.set(buscable, { nombre, veces: 1 });
  }

  /** `existing`: those that the project has. */
  choose(existing: readonly string[]): { nuevas: string[]; available: ReadonlySet<string> } {
    const there = new Set(existing);
    const missing = [...this.said].filter(([buscable]) => !there.has(buscable));
    const room = Math.max(0, MAX_ETIQUETAS_POR_PROYECTO - existing.length);
    const added = missing.sort(([, a], [, b]) => b.veces - a.veces).slice(0, room);
    return {
      nuevas: added.map(([, { nombre }]) => nombre),
      available: new Set([...existing, ...added.map(([buscable]) => buscable)]),
    };
  }
}
