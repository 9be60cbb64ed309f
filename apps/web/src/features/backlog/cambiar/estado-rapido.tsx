import type { EstadoTarea } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, ESTADOS_TRABAJO } from '../../../shared/dominio/domain';
import { EstadoTareaChip } from '../../../shared/ui/fichas/chip';
import { Select } from '../../../shared/ui/campos/select';
import type { ElementoDe, Entidad } from '../../../shared/elementos/elementos';
import { errorConDetalle } from '../api/error-con-detalle';
import { EditConflict, updateElemento } from './update-elemento';
import type { ValuesDe } from './values';

interface EstadoRapidoProps<E extends Entidad> {
  entidad: E;
  elemento: ElementoDe[E];
}

/** Shows the estado and changes it in place. */
export const EstadoRapido = <E extends Entidad>({ entidad, elemento }: EstadoRapidoProps<E>) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const save = useMutation({
    mutationFn: (estado: EstadoTarea) =>
      updateElemento(entidad, elemento, { estado } as Partial<ValuesDe[E]>),
  });
  const estados = entidad === 'tarea' ? ESTADOS_TAREA : ESTADOS_TRABAJO;
  const conflict = save.error instanceof EditConflict;
  return (
    <div className="flex max-w-52 flex-col gap-1">
      <Select<EstadoTarea>
        label={comun('campo.estado')}
        value={save.isPending ? save.variables : elemento.estado}
        disabled={save.isPending}
        onChange={(estado) => estado !== elemento.estado && save.mutate(estado)}
        options={estados.map((value) => ({
          value,
          label: comun(`estadoTarea.${value}`),
          content: <EstadoTareaChip estado={value} />,
        }))}
      />
      {save.error && (
        <p role="alert" className="text-xs text-danger-text">
          {conflict ? t('conflicto.estado') : errorConDetalle(t, t('error.guardar'), save.error)}
        </p>
      )}
    </div>
  );
};
