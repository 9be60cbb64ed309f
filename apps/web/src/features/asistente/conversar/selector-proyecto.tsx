import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Select } from '../../../shared/ui/campos/select';

const TODOS = 'todos';

interface SelectorProyectoProps {
  value: string | undefined;
  onChange: (proyecto: string | undefined) => void;
}

/** What a question that names no project is about. */
export const SelectorProyecto = ({ value, onChange }: SelectorProyectoProps) => {
  const { t } = useTranslation('asistente');
  const { data: proyectos = [] } = useProyectos();
  const options = [
    { value: TODOS, label: t('redactar.todos') },
    ...proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
  ];
  return (
    <div className="w-44 min-w-0 shrink sm:w-56 [&>button]:w-auto [&>button]:max-w-full [&>button]:border-transparent [&>button]:text-sm [&>button]:text-muted">
      <Select
        label={t('redactar.proyecto')}
        value={options.some((option) => option.value === value) ? (value ?? TODOS) : TODOS}
        options={options}
        onChange={(next) => onChange(next === TODOS ? undefined : next)}
      />
    </div>
  );
};
