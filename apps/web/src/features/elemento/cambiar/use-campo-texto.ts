import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../shared/fechas/dates';

const NAMES = [
  'titulo',
  'descripcion',
  'prioridad',
  'estado',
  'comoUsuario',
  'quiero',
  'para',
  'puntos',
  'inicio',
  'fin',
  'epicaId',
  'historiaId',
  'tipo',
  'asignado',
  'responsable',
  'etiquetas',
  'fechaLimite',
  'tiempoEstimado',
  'archivos',
  'sprintId',
  'orden',
  'bloquea',
  'bloqueadaPor',
  'relacionada',
  'duplica',
  'duplicada',
] as const;
type Name = (typeof NAMES)[number];

const isName = (campo: string): campo is Name => (NAMES as readonly string[]).includes(campo);

/** Readable names and values of fields. `names`: the names for ids among the values. */
export const useCampoTexto = (names?: (id: string) => string | undefined) => {
  const { t } = useTranslation(['backlog', 'comun']);
  return {
    label: (campo: string): string => (isName(campo) ? t(`campo.${campo}`) : campo),
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
