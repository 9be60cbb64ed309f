import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { Bloqueada } from '../../../shared/elementos/botones/bloqueada';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import { EtiquetasBoton } from '../../../shared/elementos/botones/etiquetas-boton';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { formatDia } from '../../../shared/fechas/dates';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../../../shared/ui/fichas/chip';
import { Clave } from '../../../shared/ui/fichas/clave';
import { CriteriosCuenta } from '../../../shared/ui/fichas/criterios-cuenta';
import { KeyChip } from '../../../shared/ui/controles/key-chip';
import { Dia } from '../../../shared/ui/fichas/momento';
import { type ColumnaOpcional, rowClass } from './columnas';
import { isVencida } from '../filtrar/filtro';
import { Casilla } from '../../../shared/seleccion/casilla';

interface FilaProps {
  tarea: Tarea;
  proyecto: Proyecto | undefined;
  checked: boolean;
  hoy: string;
  columnas: readonly ColumnaOpcional[];
  onToggle: (id: string, range: boolean) => void;
}

/** Memoised, so that scrolling does not render rows again. */
export const Fila = memo(({ tarea, proyecto, checked, hoy, columnas, onToggle }: FilaProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const { _id, titulo, asignado, fechaLimite, estado } = tarea;
  const vencida = isVencida(tarea, hoy);
  const esta = { entidad: 'tarea', datos: tarea } as const;
  return (
    <div
      data-elemento={_id}
      className={`${rowClass} group border-t border-line px-2 py-1 text-sm hover:bg-raised/60 ${checked ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      <span role="cell">
        <Casilla
          label={t('elegir', { titulo })}
          checked={checked}
          onToggle={(range) => onToggle(_id, range)}
        />
      </span>
      <span role="cell" className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Clave clave={tarea.clave} className="max-sm:hidden xl:hidden" />
        <span className="flex min-w-0 flex-1 items-center gap-1">
          <Link
            to={paths.tarea(_id)}
            data-abre={_id}
            title={titulo}
            className={`hit flex min-w-0 items-center rounded-control hover:underline ${estado === 'completada' ? 'text-muted' : 'font-medium'}`}
          >
            <span className="truncate">{titulo}</span>
          </Link>
          <CriteriosCuenta avance={tarea.avanceCriterios} label={(avance) => t('criterios', { ...avance })} />
          <Bloqueada entidad="tarea" datos={tarea} label={(count) => t('bloqueadaPor', { count })} />
          <MenuBoton
            label={t('acciones', { titulo })}
            className="ml-auto opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          />
        </span>
        {Boolean(tarea.etiquetas?.length) && (
          <span className="flex basis-full">
            <EtiquetasBoton elemento={esta} />
          </span>
        )}
      </span>
      <div
        role="presentation"
        className="col-start-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pb-1 xl:contents"
      >
        {columnas.includes('proyecto') && (
          <span role="cell" title={proyecto?.nombre} className="flex min-w-0">
            {proyecto && <KeyChip>{proyecto.clave}</KeyChip>}
          </span>
        )}
        {columnas.includes('tipo') && (
          <span role="cell" className="flex">
            <TipoTareaChip tipo={tarea.tipo} />
          </span>
        )}
        {columnas.includes('estado') && (
          <span role="cell" className="flex">
            <CampoBoton campo="estado" elemento={esta} valor={t(`comun:estadoTarea.${estado}`)}>
              <EstadoTareaChip estado={estado} />
            </CampoBoton>
          </span>
        )}
        {columnas.includes('prioridad') && (
          <span role="cell" className="flex">
            <CampoBoton campo="prioridad" elemento={esta} valor={t(`comun:prioridad.${tarea.prioridad}`)}>
              <PrioridadChip prioridad={tarea.prioridad} />
            </CampoBoton>
          </span>
        )}
        {columnas.includes('asignado') && (
          <span role="cell" className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
            <CampoBoton
              campo="asignado"
              elemento={esta}
              valor={asignado?.nombre ?? t('comun:persona.sinAsignar')}
              className="gap-1.5"
            >
              {asignado && <Avatar nombre={asignado.nombre} src={asignado.avatar} size="sm" />}
              <span className={`truncate ${asignado ? '' : 'text-subtle'}`}>
                {asignado?.nombre ?? t('comun:persona.sinAsignar')}
              </span>
            </CampoBoton>
          </span>
        )}
        {columnas.includes('fechaLimite') && (
          <span
            role="cell"
            className={`num flex items-center gap-1 text-xs whitespace-nowrap ${vencida ? 'font-medium text-danger-text' : 'text-subtle'}`}
          >
            {vencida && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
            {vencida && <span className="sr-only">{t('vencida')}</span>}
            <CampoBoton
              campo="fechaLimite"
              elemento={esta}
              valor={fechaLimite ? formatDia(fechaLimite) : t('sinFecha')}
            >
              {fechaLimite ? <Dia iso={fechaLimite} /> : <span aria-hidden>—</span>}
            </CampoBoton>
          </span>
        )}
      </div>
    </div>
  );
});
Fila.displayName = 'Fila';
