import type { Proyecto } from '@pmp/contracts/proyectos';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ESTADOS_PROYECTO } from '../../shared/domain';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Input } from '../../shared/ui/input';
import { Segmented } from '../../shared/ui/segmented';
import { filterProyectos } from './filter-proyectos';
import { ProyectoCard } from './proyecto-card';
import { gridClass } from './proyectos-skeleton';

interface ProyectosGridProps {
  proyectos: Proyecto[];
  onCreate: () => void;
  onEdit: (proyecto: Proyecto) => void;
  onDelete: (proyecto: Proyecto) => void;
}

export const ProyectosGrid = ({ proyectos, onCreate, onEdit, onDelete }: ProyectosGridProps) => {
  const { t } = useTranslation(['proyectos', 'comun']);
  const [texto, setTexto] = useState('');
  // In the address, so that the dashboard's counters can link to a filtered list.
  const [search, setSearch] = useSearchParams();
  const estado = search.get('estado') ?? 'todos';
  const setEstado = (next: string) => setSearch(next === 'todos' ? {} : { estado: next }, { replace: true });

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

  const shown = filterProyectos(proyectos, texto, estado);
  const options = [
    { value: 'todos', label: t('todos') },
    ...ESTADOS_PROYECTO.map((each) => ({ value: each, label: t(`comun:estadoProyecto.${each}`) })),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative w-full sm:w-64">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-subtle"
          />
          <Input
            type="search"
            aria-label={t('buscar')}
            placeholder={t('buscar')}
            value={texto}
            onChange={(event) => setTexto(event.target.value)}
            className="pl-8"
          />
        </div>
        <Segmented label={t('filtroEstado')} value={estado} options={options} onChange={setEstado} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          drawing="list"
          title={t('sinCoincidencias')}
          action={
            <Button
              onClick={() => {
                setTexto('');
                setEstado('todos');
              }}
            >
              {t('limpiar')}
            </Button>
          }
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
