import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOpener } from '../../../shared/navegar/opener';
import { useElegido } from '../../../shared/elementos/use-elegido';
import { usePanelAbierto } from '../../../shared/elementos/lista';
import type { Elemento, ElementoDe, Entidad, Ref } from '../../../shared/elementos/elementos';
import { keys } from '../../../shared/queries/keys';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { getElemento } from '../api/get-elemento';
import { useBacklogCerca } from '../filtrar/use-backlog-cerca';
import { BacklogDialogs, type OpenDialog } from '../formularios/backlog-dialogs';
import { PanelElegido } from './panel-elegido';

/** The panel of a story shows its tasks too. */
const ENTIDADES = ['epica', 'historia', 'tarea'] as const;

interface PanelDeProyectoProps {
  proyectoId: string;
  elegido: Ref;
  /** The item as it was read on its own, until the lists are there. */
  solo: Elemento | undefined;
  elegir: (ref: Ref | undefined) => void;
}

const PanelDeProyecto = ({ proyectoId, elegido, solo, elegir }: PanelDeProyectoProps) => {
  const { epicas, historias, tareas, cuentas, isPending } = useBacklogCerca(proyectoId, elegido, solo);
  const proyecto = useProyecto(proyectoId);
  const dialogs = useOpener<OpenDialog>();
  /** The list, with the item that was read before it. */
  const withSolo = <E extends Entidad>(entidad: E, lista: ElementoDe[E][]): ElementoDe[E][] =>
    isPending && solo?.entidad === entidad ? [...lista, solo.datos as ElementoDe[E]] : lista;
  const lists = {
    epica: withSolo('epica', epicas),
    historia: withSolo('historia', historias),
    tarea: withSolo('tarea', tareas),
  };
  const find = (id: string): Elemento | undefined => {
    for (const entidad of ENTIDADES) {
      const datos = lists[entidad].find(({ _id }) => _id === id);
      if (datos) return { entidad, datos } as Elemento;
    }
    return undefined;
  };
  usePanelAbierto({ elemento: elegido, elegir, find });
  return (
    <>
      <PanelElegido
        elegido={elegido}
        epicas={lists.epica}
        historias={lists.historia}
        tareas={lists.tarea}
        cuentas={cuentas}
        onOpen={dialogs.open}
        onElegir={elegir}
      />
      <BacklogDialogs dialogs={dialogs} proyectoId={proyectoId} proyecto={proyecto.data} epicas={epicas} />
    </>
  );
};

/** The item that the address names, over whatever screen is open. */
const PanelLateral = ({ proyectoId }: { proyectoId?: string | undefined }) => {
  const [elegido, elegir] = useElegido();
  const queryClient = useQueryClient();
  const isListed =
    elegido !== undefined &&
    proyectoId !== undefined &&
    queryClient.getQueryData(keys.backlog(proyectoId, elegido.entidad)) !== undefined;
  const solo = useQuery({
    queryKey: ['elemento', elegido?.entidad, elegido?.id],
    queryFn: async ({ signal }) => {
      if (!elegido) return undefined;
      return { entidad: elegido.entidad, datos: await getElemento(elegido, signal) } as Elemento;
    },
    enabled: elegido !== undefined && !isListed,
  });
  const de = proyectoId ?? solo.data?.datos.proyecto;
  if (!elegido || !de) return null;
  return <PanelDeProyecto key={de} proyectoId={de} elegido={elegido} solo={solo.data} elegir={elegir} />;
};

export default PanelLateral;
