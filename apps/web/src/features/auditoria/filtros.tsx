import type { Proyecto } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../shared/queries/keys';
import { Button } from '../../shared/ui/button';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { getUsuarios } from './api/get-usuarios';
import { type Campo, type Filtro, type Grupo, GRUPOS, isActive } from './filtro';

const CUALQUIERA = 'cualquiera';
const ENTIDADES = [
  'usuario',
  'equipo',
  'proyecto',
  'epica',
  'historia',
  'tarea',
  'sprint',
  'tablero',
  'mensaje',
  'alerta',
  'papelera',
  'auditoria',
] as const;

interface FiltrosProps {
  filtro: Filtro;
  proyectos: Proyecto[];
  onChange: (campo: Campo, value: string) => void;
  onClear: () => void;
}

export const Filtros = ({ filtro, proyectos, onChange, onClear }: FiltrosProps) => {
  const { t } = useTranslation('auditoria');
  const id = useId();
  const { data: personas = [] } = useQuery({
    queryKey: keys.usuarios,
    queryFn: ({ signal }) => getUsuarios(signal),
  });
  const selects = [
    { campo: 'persona', options: personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })) },
    {
      campo: 'grupo',
      options: (Object.keys(GRUPOS) as Grupo[]).map((value) => ({ value, label: t(`grupo.${value}`) })),
    },
    { campo: 'entidad', options: ENTIDADES.map((value) => ({ value, label: t(`entidad.${value}`) })) },
    { campo: 'proyecto', options: proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre })) },
  ] as const;
  return (
    <div
      role="search"
      aria-label={t('filtro.grupoDeFiltros')}
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {selects.map(({ campo, options }) => (
        <div key={campo} className="w-46 shrink-0">
          <Select<string>
            ids={{
              id: `${id}-${campo}`,
              'aria-invalid': false,
              'aria-describedby': undefined,
              'aria-required': undefined,
            }}
            label={t(`filtro.${campo}`)}
            value={filtro[campo] || CUALQUIERA}
            options={[{ value: CUALQUIERA, label: t(`filtro.todo.${campo}`) }, ...options]}
            onChange={(value) => onChange(campo, value === CUALQUIERA ? '' : value)}
          />
        </div>
      ))}
      {(['desde', 'hasta'] as const).map((campo) => (
        <label key={campo} className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
          {t(`filtro.${campo}`)}
          <Input
            type="date"
            value={filtro[campo]}
            onChange={({ target }) => onChange(campo, target.value)}
            className="w-38"
          />
        </label>
      ))}
      {isActive(filtro) && (
        <Button variant="ghost" onClick={onClear} icon={<X aria-hidden className="size-4" />}>
          {t('filtro.limpiar')}
        </Button>
      )}
    </div>
  );
};
