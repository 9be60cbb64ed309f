import type { ContenidoPlantilla, TipoPlantilla } from '@pmp/contracts/proyectos';
import type { TFunction } from 'i18next';

type Textos = TFunction<readonly ['backlog', 'comun'], undefined>;

/** What a template makes, in words: '1 épica, 3 historias y 4 tareas'. */
export const creaDe = (
  t: Textos,
  tipo: TipoPlantilla,
  { historias = [], tareas = [] }: ContenidoPlantilla,
) => {
  const suyas = historias.flatMap((historia) => historia.tareas);
  const cuentas = {
    epicas: tipo === 'epica' ? 1 : 0,
    historias: historias.length + (tipo === 'historia' ? 1 : 0),
    tareas: tareas.length + suyas.length + (tipo === 'tarea' ? 1 : 0),
  };
  const partes = (['epicas', 'historias', 'tareas'] as const).flatMap((cual) =>
    cuentas[cual] ? t(`backlog:${cual}`, { count: cuentas[cual] }) : [],
  );
  return t('backlog:plantillas.crea', { lista: partes });
};
