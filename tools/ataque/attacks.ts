import { guessPasswords } from './ataques/acceso.ts';
import { exceedScopes } from './ataques/alcances.ts';
import { deceiveAuthorization } from './ataques/aplicaciones.ts';
import { searchForErased } from './ataques/borrado.ts';
import { attackHeaders } from './ataques/cabeceras.ts';
import { takeAccounts } from './ataques/cuentas.ts';
import { exceedQuotas } from './ataques/cuotas.ts';
import { steerAgents } from './ataques/lecturas.ts';
import { auditDependencies } from './ataques/dependencias.ts';
import { outliveDemonstration } from './ataques/demostracion.ts';
import { carryOffProject, raceTeamDeletion, useAtOnce } from './ataques/equipos.ts';
import { plantScripts } from './ataques/guiones.ts';
import { injectData } from './ataques/inyeccion.ts';
import { attackSlowly } from './ataques/lentos.ts';
import { tryInnerDoors } from './ataques/puertas-interiores.ts';
import { disguiseNames } from './ataques/nombres.ts';
import { readLogs } from './ataques/registros.ts';
import { revokeRights } from './ataques/revocaciones.ts';
import { traversePaths } from './ataques/rutas-de-fichero.ts';
import { uploadFiles } from './ataques/subidas.ts';
import { forgeTokens } from './ataques/tokens.ts';
import type { Plan } from './arguments.ts';
import { fuzzRoutes } from './fuzz/run.ts';
import { assertRowForEveryRoute, walkRoutes } from './rutas/walk.ts';
import { walkSockets } from './sockets/walk.ts';
import type { Target } from './target.ts';

export interface Attack {
  nombre: string;
  run(target: Target, plan: Plan): Promise<void>;
}

/** In this order: reading the logs comes last, because it checks what all others logged. */
export const ATTACKS: readonly Attack[] = [
  {
    nombre: 'rutas con fila',
    run: async ({ api, findings }) => assertRowForEveryRoute(api, findings),
  },
  { nombre: 'rutas × papeles', run: ({ scene, api, findings }) => walkRoutes(scene, api, findings) },
  {
    nombre: 'eventos de socket × papeles',
    run: ({ scene, api, findings }) => walkSockets(scene, api, findings),
  },
  { nombre: 'peticiones torcidas', run: fuzzRoutes },
  { nombre: 'inyección', run: injectData },
  { nombre: 'nombres que engañan', run: disguiseNames },
  { nombre: 'recorrido de carpetas y contrabando', run: traversePaths },
  { nombre: 'cabeceras', run: attackHeaders },
  { nombre: 'puertas interiores', run: tryInnerDoors },
  { nombre: 'tokens', run: forgeTokens },
  { nombre: 'alcance de los tokens', run: exceedScopes },
  { nombre: 'textos que dirigen a un agente', run: steerAgents },
  { nombre: 'aplicaciones que piden acceso', run: deceiveAuthorization },
  { nombre: 'lo que queda de un derecho retirado', run: revokeRights },
  { nombre: 'contraseñas adivinadas', run: guessPasswords },
  { nombre: 'cuentas ajenas', run: takeAccounts },
  { nombre: 'demostración', run: outliveDemonstration },
  { nombre: 'archivos', run: uploadFiles },
  { nombre: 'proyectos que cambian de equipo', run: carryOffProject },
  { nombre: 'equipos recién hechos', run: useAtOnce },
  { nombre: 'equipos que se eliminan', run: raceTeamDeletion },
  { nombre: 'cuotas', run: exceedQuotas },
  { nombre: 'guiones en los textos', run: plantScripts },
  { nombre: 'rastro de quien se ha eliminado', run: searchForErased },
  { nombre: 'clientes lentos', run: attackSlowly },
  { nombre: 'dependencias', run: auditDependencies },
  { nombre: 'registros', run: readLogs },
];
