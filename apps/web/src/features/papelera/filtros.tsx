import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { Input } from '../../shared/ui/input';
import { Segmented } from '../../shared/ui/segmented';
import { Select } from '../../shared/ui/select';
import type { useFiltros } from './use-filtros';

const TIPOS = ['todos', 'proyecto', 'epica', 'historia', 'tarea'] as const;
const TODOS = 'todos';
const NO_IDS = {
  id: 'papelera-proyecto',
  'aria-invalid': false,
  'aria-describedby': undefined,
  'aria-required': undefined,
};

export const Filtros = ({ filtros, texto, setTexto, set }: ReturnType<typeof useFiltros>) => {
  const { t } = useTranslation('papelera');
  const proyectos = useProyectos().data ?? [];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t('filtro.tipo')}
        value={filtros.tipo ?? TODOS}
        options={TIPOS.map((value) => ({ value, label: t(`filtro.${value}`) }))}
        onChange={(tipo) => set('tipo', tipo === TODOS ? null : tipo)}
      />
      <Input
        type="search"
        aria-label={t('filtro.texto')}
        placeholder={t('filtro.texto')}
        maxLength={100}
        value={texto}
        onChange={(event) => setTexto(event.target.value)}
        className="sm:max-w-60"
      />
      <div className="w-full sm:w-56">
        <Select
          ids={NO_IDS}
          label={t('filtro.proyectos')}
          value={filtros.proyecto ?? TODOS}
          options={[
            { value: TODOS, label: t('filtro.todosLosProyectos') },
            ...proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
          ]}
          onChange={(proyecto) => set('proyecto', proyecto === TODOS ? null : proyecto)}
        />
      </div>
    </div>
  );
};
