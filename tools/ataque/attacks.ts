import { guessPasswords } from './ataques/quien-es/acceso.ts';
import { exceedScopes } from './ataques/que-puede/alcances.ts';
import { deceiveAuthorization } from './ataques/quien-es/aplicaciones.ts';
import { searchForErased } from './ataques/que-puede/borrado.ts';
import { attackHeaders } from './ataques/que-envia/cabeceras.ts';
import { takeAccounts } from './ataques/quien-es/cuentas.ts';
import { exceedQuotas } from './ataques/por-debajo/cuotas.ts';
import { steerAgents } from './ataques/que-puede/lecturas.ts';
import { auditDependencies } from './ataques/por-debajo/dependencias.ts';
import { outliveDemonstration } from './ataques/quien-es/demostracion.ts';
import { carryOffProject, raceTeamDeletion, useAtOnce } from './ataques/que-puede/equipos.ts';
import { sendHeavyBodies } from './ataques/que-envia/cuerpos.ts';
import { bringFiles } from './ataques/que-envia/ficheros.ts';
import { plantScripts } from './ataques/que-envia/guiones.ts';
import { askImpossible } from './ataques/que-envia/imposibles.ts';
import { injectData } from './ataques/que-envia/inyeccion.ts';
import { attackSlowly } from './ataques/por-debajo/lentos.ts';
import { tryInnerDoors } from './ataques/por-debajo/puertas-interiores.ts';
import { disguiseNames } from './ataques/quien-es/nombres.ts';
import { readLogs } from './ataques/por-debajo/registros.ts';
import { takeOccupiedIds } from './ataques/que-puede/ocupados.ts';
import { revokeRights } from './ataques/que-puede/revocaciones.ts';
import { traversePaths } from './ataques/que-envia/rutas-de-fichero.ts';
import { uploadFiles } from './ataques/que-envia/subidas.ts';
import { plantTexts } from './ataques/que-envia/textos.ts';
import { forgeTokens } from './ataques/quien-es/tokens.ts';
import type { Plan } from './arguments.ts';
import { fuzzRoutes } from './fuzz/run.ts';
import { assertRoutesSayEnough, walkRoutes } from './rutas/walk.ts';
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
    run: async ({ api, findings }) => assertRoutesSayEnough(api, findings),
  },
  { nombre: 'rutas × papeles', run: ({ scene, api, findings }) => walkRoutes(scene, api, findings) },
  {
    nombre: 'eventos de socket × papeles',
    run: ({ scene, api, findings }) => walkSockets(scene, api, findings),
  },
  { nombre: 'peticiones torcidas', run: fuzzRoutes },
  { nombre: 'cuerpos que cuestan', run: sendHeavyBodies },
  { nombre: 'lo que no puede ser', run: askImpossible },
  { nombre: 'identificadores ajenos', run: takeOccupiedIds },
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
  { nombre: 'ficheros que se importan', run: bringFiles },
  { nombre: 'proyectos que cambian de equipo', run: carryOffProject },
  { nombre: 'equipos recién hechos', run: useAtOnce },
  { nombre: 'equipos que se eliminan', run: raceTeamDeletion },
  { nombre: 'cuotas', run: exceedQuotas },
  { nombre: 'guiones en los textos', run: plantScripts },
  { nombre: 'Markdown que hace daño', run: plantTexts },
  { nombre: 'rastro de quien se ha eliminado', run: searchForErased },
  { nombre: 'clientes lentos', run: attackSlowly },
  { nombre: 'dependencias', run: auditDependencies },
  { nombre: 'registros', run: readLogs },
];
