import type { Tarea } from '@pmp/contracts/proyectos';
import { plainWords } from '@pmp/contracts/common/markdown';
import { CalendarDays, Clock, Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bloqueada } from '../../../shared/elementos/botones/bloqueada';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import { EtiquetasBoton } from '../../../shared/elementos/botones/etiquetas-boton';
import { formatDia } from '../../../shared/fechas/dates';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { Clave } from '../../../shared/ui/fichas/clave';
import { CriteriosCuenta } from '../../../shared/ui/fichas/criterios-cuenta';
import { TipoTareaChip } from '../../../shared/ui/fichas/chip';
import { Dia } from '../../../shared/ui/fichas/momento';
import { editarEntero } from '../../../shared/elementos/formulario';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { EstadoPrioridad } from '../../../shared/elementos/botones/estado-prioridad';
import { Completar } from '../../../shared/elementos/cambiar/completar';
import { EN_LA_FILA } from './historia-row';
import { ItemButtons, ItemMenu } from '../acciones/item-actions';
import { Handle, Tick } from '../acciones/row-tools';
import { TituloButton } from '../acciones/titulo-button';

const meta = 'inline-flex items-center gap-1 whitespace-nowrap';
const icon = 'size-3.5 shrink-0';

export const TareaRow = ({ tarea }: { tarea: Tarea }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { _id, titulo, asignado, archivos } = tarea;
  const elemento = { entidad: 'tarea', id: _id } as const;
  const esta = { entidad: 'tarea', datos: tarea } as const;
  return (
    <div className="group flex items-start gap-x-1.5 py-0.5 pr-2 pl-4 text-sm hover:bg-raised/60 sm:pl-12">
      <Handle elemento={elemento} titulo={titulo} />
      <Tick id={_id} titulo={titulo} />
      <Completar tarea={tarea} />
      <div className="@container min-w-0 flex-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 @4xl:flex-nowrap @max-4xl:pb-1">
          <Clave clave={tarea.clave} className="max-sm:hidden" />
          <div className="relative flex min-w-0 flex-1 basis-56">
            <div className="min-w-0 grow py-1 @4xl:flex @4xl:items-baseline @4xl:gap-2">
              <TituloButton elemento={elemento} titulo={titulo} done={tarea.estado === 'completada'} />
              {tarea.descripcion && (
                <p className="line-clamp-2 text-xs break-words text-muted @4xl:line-clamp-1 @4xl:shrink-[9]">
                  {plainWords(tarea.descripcion)}
                </p>
              )}
            </div>
            <ItemButtons
              titulo={titulo}
              onEdit={() => editarEntero(esta)}
              onDelete={() => eliminacion.open({ elementos: [esta] })}
            />
          </div>
          <div className="num flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 text-xs text-subtle @4xl:shrink-0 @4xl:flex-nowrap">
            <EtiquetasBoton elemento={esta} className={EN_LA_FILA} />
            <CriteriosCuenta
              avance={tarea.avanceCriterios}
              label={(avance) => t('criterios.cuenta', { ...avance })}
            />
            <Bloqueada entidad="tarea" datos={tarea} label={(count) => t('enlaces.marca', { count })} />
            {archivos.length > 0 && (
              <span className={meta} title={t('archivos', { count: archivos.length })}>
                <Paperclip aria-hidden className={icon} />
                <span aria-hidden>{archivos.length}</span>
                <span className="sr-only">{t('archivos', { count: archivos.length })}</span>
              </span>
            )}
            <span className={`${meta} empty:hidden @4xl:w-12 @4xl:empty:inline-flex`}>
              {tarea.tiempoEstimado !== null && (
                <>
                  <Clock aria-hidden className={icon} />
                  {t('horas', { count: tarea.tiempoEstimado })}
                </>
              )}
            </span>
            <span className="flex empty:hidden @4xl:w-26 @4xl:empty:flex">
              {tarea.fechaLimite && (
                <CampoBoton
                  campo="fechaLimite"
                  elemento={esta}
                  valor={formatDia(tarea.fechaLimite)}
                  className="whitespace-nowrap"
                >
                  <CalendarDays aria-hidden className={icon} />
                  <Dia iso={tarea.fechaLimite} />
                </CampoBoton>
              )}
            </span>
            <span className="flex @4xl:w-32">
              <CampoBoton
                campo="asignado"
                elemento={esta}
                valor={asignado?.nombre ?? t('comun:persona.sinAsignar')}
                className="max-w-40"
              >
                {asignado && <Avatar nombre={asignado.nombre} src={asignado.avatar} size="sm" />}
                <span className="truncate">{asignado?.nombre ?? t('comun:persona.sinAsignar')}</span>
              </CampoBoton>
            </span>
            <span className="flex @4xl:w-29">
              <TipoTareaChip tipo={tarea.tipo} />
            </span>
            <EstadoPrioridad elemento={esta} />
          </div>
        </div>
      </div>
      <ItemMenu titulo={titulo} />
    </div>
  );
};
