import type { ReglaAlerta } from '@pmp/contracts/ia';
import { alcanceCreciente } from './sprint/alcance-creciente.rules';
import { bloqueadaDemasiado } from './parado/bloqueada-demasiado.rules';
import { criticaPorVencer } from './plazos/critica-por-vencer.rules';
import { enProgresoParada } from './parado/en-progreso-parada.rules';
import { epicaSinAvance } from './parado/epica-sin-avance.rules';
import { esperaRetrasada } from './plazos/espera-retrasada.rules';
import { historiaIncompleta } from './preparacion/historia-incompleta.rules';
import { personaSobrecargada } from './preparacion/persona-sobrecargada.rules';
import type { Regla } from './regla/regla';
import { revisionAtascada } from './parado/revision-atascada.rules';
import { sprintEnRiesgo } from './sprint/sprint-en-riesgo.rules';
import { tareaVencida } from './plazos/tarea-vencida.rules';
import { urgenteSinAsignar } from './preparacion/urgente-sin-asignar.rules';
import { venceSinEmpezar } from './plazos/vence-sin-empezar.rules';

/** Equally bad findings are listed in this order. */
export const REGLAS: readonly Regla[] = [
  sprintEnRiesgo,
  tareaVencida,
  criticaPorVencer,
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
