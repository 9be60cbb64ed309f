import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lista } from '../../../shared/exportar/pegado';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { pedir } from '../../../shared/http/pedir';
import { getEquiposElegibles } from '../../../shared/queries/get-equipos-elegibles';
import { keys } from '../../../shared/queries/keys';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import type { Campo, Registro } from './columnas';
import type { FilaTraida } from './fila-traida';
import { readNombradas } from './personas-nombradas';
import { planEquipos } from './plan-equipos';
import { type Entrada, planPersonas } from './plan-personas';
import { planProyectos } from './plan-proyectos';
import { planSprints } from './plan-sprints';

/** What a row without a header says. */
export const SOLO: Record<Lista, Campo> = {
  proyecto: 'nombre',
  equipo: 'equipo',
  persona: 'correo',
  sprint: 'nombre',
};

const TOUCHED: Record<Lista, (proyecto: string) => QueryKey[]> = {
  proyecto: () => [keys.proyectos, keys.resumen],
  equipo: () => [keys.equipos],
  persona: () => [keys.usuarios, keys.invitaciones],
  sprint: (proyecto) => [keys.sprints(proyecto)],
};

/** What is here already, by which the fate of each row is known before anything is made. */
export function useConocido(lista: Lista, proyecto: string) {
  const queryClient = useQueryClient();
  const { registro } = useConfiguracionPublica();
  const proyectos = useProyectos();
  const elegibles = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
    enabled: lista === 'proyecto',
  });
  const equipos = useQuery({
    queryKey: keys.equipos,
    queryFn: async ({ signal }) => (await pedir(rutasEquipos.listar, { signal })).equipos,
    enabled: lista === 'equipo',
  });
  const sprints = useQuery({
    queryKey: ['importar', 'sprints', proyecto],
    queryFn: async ({ signal }) =>
      (await pedir(rutasSprints.listar, { params: { id: proyecto }, signal })).sprints,
    enabled: lista === 'sprint',
  });
  const asked = {
    proyecto: [proyectos, elegibles],
    equipo: [equipos],
    persona: [],
    sprint: [sprints],
  }[lista];
  return {
    isReady: asked.every(({ data }) => data !== undefined),
    error: asked.find(({ error }) => error)?.error ?? null,
    /** Nobody is invited where nobody may register. */
    puedeInvitar: registro !== undefined && registro !== 'cerrado',
    plan: async (registros: readonly Registro[], entrada: Entrada): Promise<FilaTraida[]> => {
      if (lista === 'proyecto')
        return planProyectos(registros, { proyectos: proyectos.data ?? [], equipos: elegibles.data ?? [] });
      if (lista === 'equipo')
        return planEquipos(registros, {
          equipos: equipos.data ?? [],
          usuarios: await readNombradas(registros),
        });
      if (lista === 'persona')
        return planPersonas(registros, {
          usuarios: await readNombradas(registros.map(({ persona: _nombre, ...rest }) => rest)),
          entrada,
        });
      return planSprints(registros, { sprints: sprints.data ?? [], proyecto });
    },
    touched: () => {
      for (const queryKey of [...TOUCHED[lista](proyecto), ['importar', 'sprints']])
        void queryClient.invalidateQueries({ queryKey });
    },
  };
}
