import { IterationCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bloqueada } from '../../../shared/elementos/botones/bloqueada';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import { EtiquetasBoton } from '../../../shared/elementos/botones/etiquetas-boton';
import { editarEntero, formulario } from '../../../shared/elementos/formulario';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { Clave } from '../../../shared/ui/fichas/clave';
import { CriteriosCuenta } from '../../../shared/ui/fichas/criterios-cuenta';
import { Responsable } from '../../../shared/ui/fichas/responsable';
import { useBacklogContext } from '../acciones/backlog-context';
import { countIn, type HistoriaNode } from '../../../shared/arbol/backlog-tree';
import { Disclosure } from './disclosure';
import { EstadoPrioridad } from '../../../shared/elementos/botones/estado-prioridad';
import { ItemButtons, ItemMenu } from '../acciones/item-actions';
import { Handle, Tick } from '../acciones/row-tools';
import { TituloButton } from '../acciones/titulo-button';

/** At the right of a row of one line; below it where the row is narrow. */
export const EN_LA_FILA =
  'max-sm:hidden @max-4xl:order-3 @max-4xl:basis-full @max-4xl:flex-wrap @4xl:max-w-56 @4xl:overflow-hidden';

export const HistoriaRow = ({ node, open }: { node: HistoriaNode; open: boolean }) => {
  const { t } = useTranslation('backlog');
  const backlog = useBacklogContext();
  const { historia, tareas, resto } = node;
  const count = countIn(tareas, resto);
  const { _id, titulo, sprintId } = historia;
  const elemento = { entidad: 'historia', id: _id } as const;
  const este = { entidad: 'historia', datos: historia } as const;
  return (
    <div className="group flex items-start gap-x-1.5 py-0.5 pr-2 pl-2 hover:bg-raised/60 sm:pl-4">
      <Handle elemento={elemento} titulo={titulo} />
      <Tick id={_id} titulo={titulo} />
      <Disclosure titulo={titulo} open={open} onToggle={() => backlog.toggleFold(_id)} />
      <div className="@container min-w-0 flex-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 @4xl:flex-nowrap max-sm:pb-1">
          <Clave clave={historia.clave} className="max-sm:hidden" />
          <div className="relative flex min-w-0 flex-1 basis-40">
            <h3 className="flex min-w-0 grow py-1 text-sm">
              <TituloButton elemento={elemento} titulo={titulo} />
            </h3>
            <ItemButtons
              titulo={titulo}
              addLabel={t('anadirTarea')}
              onAdd={() =>
                formulario.open({ kind: 'tarea', proyectoId: backlog.proyectoId, historiaId: _id })
              }
              onEdit={() => editarEntero(este)}
              onDelete={() => eliminacion.open({ elementos: [este] })}
            />
          </div>
          <div className="num flex max-w-full flex-wrap items-center gap-1.5 text-xs text-subtle @4xl:shrink-0 @4xl:flex-nowrap">
            <Bloqueada entidad="historia" datos={historia} label={(count) => t('enlaces.marca', { count })} />
            <EtiquetasBoton elemento={este} className={EN_LA_FILA} />
            <span className="flex empty:hidden max-sm:hidden @max-2xl:order-2 @4xl:w-32 @4xl:empty:flex">
              {sprintId && (
                <CampoBoton
                  campo="sprint"
                  elemento={este}
                  valor={sprintId.nombre}
                  className="max-w-40 @4xl:max-w-full"
                >
                  <IterationCcw aria-hidden className="size-3.5 shrink-0" />
                  <span className="truncate">{sprintId.nombre}</span>
                </CampoBoton>
              )}
            </span>
            <span className="flex empty:hidden max-sm:hidden @4xl:w-11 @4xl:empty:flex">
              <CriteriosCuenta
                avance={historia.avanceCriterios}
                label={(avance) => t('criterios.cuenta', { ...avance })}
              />
            </span>
            <span className="text-right @max-2xl:order-1 @2xl:min-w-14">
              {count !== undefined && t('tareas', { count })}
            </span>
            <span className="text-right @max-2xl:order-1 empty:hidden @2xl:inline-block @2xl:min-w-10 @4xl:empty:inline-block">
              {historia.puntos > 0 && (
                <CampoBoton campo="puntos" elemento={este} valor={String(historia.puntos)}>
                  {t('puntos', { count: historia.puntos })}
                </CampoBoton>
              )}
            </span>
            <span className="flex empty:hidden @4xl:w-7 @4xl:empty:flex">
              {historia.responsable && (
                <CampoBoton campo="responsable" elemento={este} valor={historia.responsable.nombre}>
                  <Responsable persona={historia.responsable} />
                </CampoBoton>
              )}
            </span>
            <EstadoPrioridad elemento={este} />
          </div>
        </div>
      </div>
      <ItemMenu titulo={titulo} />
    </div>
  );
};
