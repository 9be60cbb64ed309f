import type { ReglaAlerta } from '@pmp/contracts/ia';
import { alcanceCreciente } from './alcance-creciente.rules';
import { bloqueadaDemasiado } from './bloqueada-demasiado.rules';
import { enProgresoParada } from './en-progreso-parada.rules';
import { epicaSinAvance } from './epica-sin-avance.rules';
import { esperaRetrasada } from './espera-retrasada.rules';
import { historiaIncompleta } from './historia-incompleta.rules';
import { personaSobrecargada } from './persona-sobrecargada.rules';
import type { Regla } from './regla';
import { revisionAtascada } from './revision-atascada.rules';
import { sprintEnRiesgo } from './sprint-en-riesgo.rules';
import { tareaVencida } from './tarea-vencida.rules';
import { urgenteSinAsignar } from './urgente-sin-asignar.rules';
import { venceSinEmpezar } from './vence-sin-empezar.rules';

/** Equally bad findings are listed in this order. */
export const REGLAS: readonly Regla[] = [
  sprintEnRiesgo,
  tareaVencida,
  bloqueadaDemasiado,
  esperaRetrasada,
  urgenteSinAsignar,
  venceSinEmpezar,
  personaSobrecargada,
  alcanceCreciente,
  revisionAtascada,
  enProgresoParada,
  historiaIncompleta,
  epicaSinAvance,
];

const POSITION = new Map(REGLAS.map(({ nombre }, position) => [nombre, position]));

export const positionOf = (nombre: ReglaAlerta): number => POSITION.get(nombre)!;

export const reglaOf = (nombre: ReglaAlerta): Regla => REGLAS[positionOf(nombre)]!;
