import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { SearchInput } from '../../shared/ui/campos/search-input';
import { Segmented } from '../../shared/ui/controles/segmented';
import { FilterSelect } from '../../shared/ui/campos/select';
import type { useFiltros } from './use-filtros';

const TODOS = 'todos';
const TIPOS = [TODOS, 'proyecto', 'epica', 'historia', 'tarea'] as const;

export const Filtros = ({ filtros, texto, setTexto, setFiltro }: ReturnType<typeof useFiltros>) => {
  const { t } = useTranslation('papelera');
  const proyectos = useProyectos().data ?? [];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t('filtro.tipo')}
        value={filtros.tipo ?? TODOS}
        options={TIPOS.map((value) => ({ value, label: t(`filtro.${value}`) }))}
        onChange={(tipo) => setFiltro({ tipo: tipo === TODOS ? '' : tipo })}
      />
      <SearchInput
        label={t('filtro.texto')}
        maxLength={100}
        value={texto}
        onText={setTexto}
        className="w-full sm:w-60"
      />
      <div className="w-full sm:w-56">
        <FilterSelect
          label={t('filtro.proyectos')}
          any={t('filtro.todosLosProyectos')}
          value={filtros.proyecto ?? ''}
          options={proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
          onChange={(proyecto) => setFiltro({ proyecto })}
        />
      </div>
    </div>
  );
};
