import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../shared/fechas/dates';

/** Readable names and values of fields. `names`: the names for ids among the values. */
export const useCampoTexto = (names?: (id: string) => string | undefined) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const label = (campo: string): string => t(`campo.${campo as 'titulo'}`, { defaultValue: campo });
  return {
    label,
    /** Inside a sentence, as in «cambió el estado». */
    conArticulo: (campo: string): string =>
      t(`historial.conArticulo.${campo as 'titulo'}`, { defaultValue: label(campo) }),
    shown: (campo: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return '';
      const text = String(value as string | number);
      switch (campo) {
        case 'estado':
          return t(`comun:estadoTarea.${text as 'pendiente'}`);
        case 'prioridad':
          return t(`comun:prioridad.${text as 'media'}`);
        case 'tipo':
          return t(`comun:tipoTarea.${text as 'bug'}`);
        case 'inicio':
        case 'fin':
        case 'fechaLimite':
          return formatDia(text);
        case 'tiempoEstimado':
          return t('horas', { count: Number(text) });
        default:
          return names?.(text) ?? text;
      }
    },
  };
};
