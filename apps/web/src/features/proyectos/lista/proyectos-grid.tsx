import type { Proyecto } from '@pmp/contracts/proyectos';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { Filtros } from './filtros';
import type { useFiltrados } from './use-filtrados';
import { ProyectoCard } from './proyecto-card';
import { gridClass } from './proyectos-skeleton';

interface ProyectosGridProps {
  proyectos: Proyecto[];
  filtrados: ReturnType<typeof useFiltrados>;
  /** Whether the person is in no team: none can be made yet. */
  sinEquipo: boolean;
  onCreate: () => void;
  onEdit: (proyecto: Proyecto) => void;
  onDelete: (proyecto: Proyecto) => void;
}

export const ProyectosGrid = ({
  proyectos,
  filtrados,
  sinEquipo,
  onCreate,
  onEdit,
  onDelete,
}: ProyectosGridProps) => {
  const { t } = useTranslation('proyectos');
  const { filtro, shown, setTexto, setFiltro, clear } = filtrados;

  if (proyectos.length === 0)
    return (
      <EmptyState
        drawing="cards"
        title={t('vacio')}
        text={t(sinEquipo ? 'sinEquipo' : 'vacioTexto')}
        action={
          <Button variant="primary" onClick={onCreate} icon={<Plus aria-hidden className="size-4" />}>
            {t('crearPrimero')}
          </Button>
        }
      />
    );

  return (
    <>
      <Filtros filtro={filtro} onTexto={setTexto} onChange={setFiltro} />
      {shown.length === 0 ? (
        <EmptyState
          drawing="list"
          title={t('sinCoincidencias')}
          action={<Button onClick={clear}>{t('limpiar')}</Button>}
        />
      ) : (
        <ul className={gridClass}>
          {shown.map((proyecto) => (
            <ProyectoCard
              key={proyecto._id}
              proyecto={proyecto}
              onEdit={() => onEdit(proyecto)}
              onDelete={() => onDelete(proyecto)}
            />
          ))}
        </ul>
      )}
    </>
  );
};
