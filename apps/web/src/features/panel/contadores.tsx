import type { Resumen } from '@pmp/contracts/proyectos';
import { CircleCheck, CirclePlay, FolderKanban, ListTodo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../shared/dominio/domain';
import { paths } from '../../shared/navegar/paths';
import { Counters } from '../../shared/ui/fichas/counters';

const COUNTERS = [
  { key: 'totalProyectos', Icon: FolderKanban, tone: 'indigo', to: paths.proyectos },
  { key: 'proyectosActivos', Icon: CirclePlay, tone: 'green', to: `${paths.proyectos}?estado=activo` },
  { key: 'tareasPendientes', Icon: ListTodo, tone: 'amber', to: `${paths.tareas}?estado=sin-completar` },
  { key: 'tareasCompletadas', Icon: CircleCheck, tone: 'blue', to: `${paths.tareas}?estado=completada` },
] as const satisfies { key: keyof Resumen['estadisticas']; Icon: typeof ListTodo; tone: Tone; to: string }[];

export const Contadores = ({ estadisticas }: { estadisticas: Resumen['estadisticas'] }) => {
  const { t } = useTranslation('panel');
  return (
    <Counters
      label={t('contador.etiqueta')}
      counters={COUNTERS.map(({ key, ...look }) => ({
        ...look,
        label: t(`contador.${key}`),
        value: estadisticas[key],
      }))}
    />
  );
};
