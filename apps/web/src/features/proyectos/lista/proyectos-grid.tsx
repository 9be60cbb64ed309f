import type { Proyecto } from '@pmp/contracts/proyectos';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { useSearchFilter } from '../../../shared/navegar/use-search-filter';
import { filterProyectos, PARAM } from './filter-proyectos';
import { Filtros } from './filtros';
import { ProyectoCard } from './proyecto-card';
import { gridClass } from './proyectos-skeleton';

interface ProyectosGridProps {
  proyectos: Proyecto[];
  onCreate: () => void;
  onEdit: (proyecto: Proyecto) => void;
  onDelete: (proyecto: Proyecto) => void;
}

export const ProyectosGrid = ({ proyectos, onCreate, onEdit, onDelete }: ProyectosGridProps) => {
  const { t } = useTranslation('proyectos');
  const { filtro: inAddress, texto, setTexto, setFiltro, clear } = useSearchFilter(PARAM);
  const filtro = { ...inAddress, texto };

  if (proyectos.length === 0)
    return (
      <EmptyState
        drawing="cards"
        title={t('vacio')}
        text={t('vacioTexto')}
        action={
          <Button variant="primary" onClick={onCreate} icon={<Plus aria-hidden className="size-4" />}>
            {t('crearPrimero')}
          </Button>
        }
      />
    );

  const shown = filterProyectos(proyectos, filtro);
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
