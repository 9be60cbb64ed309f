import { useTranslation } from 'react-i18next';
import { editarEntero, formulario } from '../../../shared/elementos/formulario';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { useBacklogContext } from '../acciones/backlog-context';
import { countIn, type EpicaNode } from '../../../shared/arbol/backlog-tree';
import { Clave } from '../../../shared/ui/fichas/clave';
import { Disclosure } from './disclosure';
import { EstadoPrioridad } from '../../../shared/elementos/botones/estado-prioridad';
import { ItemButtons, ItemMenu } from '../acciones/item-actions';
import { Handle } from '../acciones/row-tools';
import { TituloButton } from '../acciones/titulo-button';

export const EpicaRow = ({ node, open }: { node: EpicaNode; open: boolean }) => {
  const { t } = useTranslation('backlog');
  const backlog = useBacklogContext();
  const { epica, historias, resto } = node;
  const count = countIn(historias, resto);
  const { _id, titulo } = epica;
  const elemento = { entidad: 'epica', id: _id } as const;
  const esta = { entidad: 'epica', datos: epica } as const;
  return (
    <div className="group flex items-start gap-x-1.5 px-2 py-1">
      <Handle elemento={elemento} titulo={titulo} />
      <Disclosure titulo={titulo} open={open} onToggle={() => backlog.toggleFold(_id)} />
      <div className="@container min-w-0 flex-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 max-sm:pb-1">
          <Clave clave={epica.clave} className="max-sm:hidden" />
          <div className="relative flex min-w-0 flex-1 basis-40">
            <h2 className="flex min-w-0 grow py-1 text-base font-semibold">
              <TituloButton elemento={elemento} titulo={titulo} />
            </h2>
            <ItemButtons
              titulo={titulo}
              addLabel={t('anadirHistoria')}
              onAdd={() =>
                formulario.open({ kind: 'historia', proyectoId: backlog.proyectoId, epicaId: _id })
              }
              onEdit={() => editarEntero(esta)}
              onDelete={() => eliminacion.open({ elementos: [esta] })}
            />
          </div>
          <div className="flex flex-wrap items-center gap-1.5">
            <span className="num text-xs text-subtle @max-2xl:order-1">
              {count !== undefined && t('historias', { count })}
            </span>
            <EstadoPrioridad elemento={esta} />
          </div>
        </div>
      </div>
      <ItemMenu titulo={titulo} />
    </div>
  );
};
