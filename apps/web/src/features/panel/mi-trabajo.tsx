import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { CampoBoton } from '../../shared/elementos/botones/campo-boton';
import type { Elemento } from '../../shared/elementos/elementos';
import { ESTADOS_TAREA } from '../../shared/dominio/domain';
import { formatDia } from '../../shared/fechas/dates';
import { useHoy } from '../../shared/fechas/use-hoy';
import { paths } from '../../shared/navegar/paths';
import { EstadoTareaChip } from '../../shared/ui/fichas/chip';
import { LinkedCard } from '../../shared/ui/fichas/linked-card';
import { Dia } from '../../shared/ui/fichas/momento';
import { type GrupoTrabajo, GRUPOS_TRABAJO, groupTrabajo } from './group-trabajo';
import { Menciones } from './menciones';
import { Titulo } from './titulo';

const MAX = 4;
const MIAS = `${paths.tareas}?asignado=yo&estado=sin-completar`;

const filaClass =
  'hit relative flex items-center gap-2 px-3 py-1 text-sm transition-colors duration-150 hover:bg-raised';

const Estado = ({ elemento }: { elemento: Elemento }) => {
  const { t } = useTranslation();
  const { estado } = elemento.datos;
  return (
    <CampoBoton campo="estado" elemento={elemento} valor={t(`estadoTarea.${estado}`)} className="relative">
      <EstadoTareaChip estado={estado} />
    </CampoBoton>
  );
};

const Fila = ({ tarea, grupo }: { tarea: Tarea; grupo: GrupoTrabajo }) => {
  const elemento = { entidad: 'tarea', datos: tarea } as const;
  const { fechaLimite } = tarea;
  return (
    <li data-elemento={tarea._id} className={filaClass}>
      <Titulo elemento={elemento} to={paths.tarea(tarea._id)} />
      {grupo !== 'bloqueadas' && grupo !== 'revision' && (
        <span className="flex max-sm:hidden">
          <Estado elemento={elemento} />
        </span>
      )}
      {fechaLimite && (
        <CampoBoton
          campo="fechaLimite"
          elemento={elemento}
          valor={formatDia(fechaLimite)}
          className={`num relative shrink-0 text-xs ${grupo === 'vencidas' ? 'font-medium text-danger-text' : 'text-subtle'}`}
        >
          <Dia iso={fechaLimite} />
        </CampoBoton>
      )}
    </li>
  );
};

const FilaHistoria = ({ historia }: { historia: Historia }) => {
  const elemento = { entidad: 'historia', datos: historia } as const;
  return (
    <li data-elemento={historia._id} className={filaClass}>
      <Titulo elemento={elemento} to={paths.historiaPagina(historia._id)} />
      <Estado elemento={elemento} />
    </li>
  );
};

/** What is under way comes before what waits. */
const byAvance = (a: Historia, b: Historia) =>
  ESTADOS_TAREA.indexOf(b.estado) - ESTADOS_TAREA.indexOf(a.estado);

interface MiTrabajoProps {
  tareas: Tarea[];
  /** Those that the person answers for. */
  historias: Historia[];
}

/** What asks for this person now, before the figures of everybody. */
export const MiTrabajo = ({ tareas, historias }: MiTrabajoProps) => {
  const { t } = useTranslation('panel');
  const hoy = useHoy();
  const groups = groupTrabajo(tareas, hoy);
  const shown = GRUPOS_TRABAJO.filter((grupo) => groups[grupo].length > 0);
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <div className="grid min-w-0 lg:col-span-2">
        <LinkedCard title={t('trabajo.titulo')} link={{ to: MIAS, label: t('trabajo.todas') }}>
          {shown.length === 0 && historias.length === 0 && (
            <p className="p-3 text-sm text-muted">{t('trabajo.nada')}</p>
          )}
          {shown.map((grupo) => (
            <section key={grupo} aria-labelledby={`trabajo-${grupo}`} className="pb-1">
              <h3 id={`trabajo-${grupo}`} className="px-3 pt-2 text-xs font-medium text-subtle">
                {t(`trabajo.${grupo}`)} <span className="num">{groups[grupo].length}</span>
              </h3>
              <ul>
                {groups[grupo].slice(0, MAX).map((tarea) => (
                  <Fila key={tarea._id} tarea={tarea} grupo={grupo} />
                ))}
              </ul>
            </section>
          ))}
          {historias.length > 0 && (
            <section aria-labelledby="trabajo-historias" className="pb-1">
              <h3 id="trabajo-historias" className="px-3 pt-2 text-xs font-medium text-subtle">
                {t('trabajo.historias')} <span className="num">{historias.length}</span>
              </h3>
              <ul>
                {historias
                  .toSorted(byAvance)
                  .slice(0, MAX)
                  .map((historia) => (
                    <FilaHistoria key={historia._id} historia={historia} />
                  ))}
              </ul>
            </section>
          )}
        </LinkedCard>
      </div>
      <Menciones />
    </div>
  );
};
