import type { CambioPropuesto } from '@pmp/contracts/ia';
import { useTranslation } from 'react-i18next';
import { formatDia, formatMomentoExacto } from '../../../shared/fechas/dates';

const CAMPOS = [
  'titulo',
  'nombre',
  'objetivo',
  'descripcion',
  'comoUsuario',
  'quiero',
  'para',
  'puntos',
  'tipo',
  'prioridad',
  'estado',
  'tiempoEstimado',
  'fechaLimite',
  'fechaInicio',
  'fechaFin',
  'historiasSeleccionadas',
  'texto',
  'cuando',
] as const;
type Campo = (typeof CAMPOS)[number];

const isCampo = (name: string): name is Campo => (CAMPOS as readonly string[]).includes(name);
const DIA = /^\d{4}-\d{2}-\d{2}(T|$)/;

const say = (name: Campo, value: unknown): string => {
  if (name === 'cuando' && typeof value === 'string') return formatMomentoExacto(value);
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'string') return DIA.test(value) ? formatDia(value) : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
};

/** The exact change: every field the call would write, in words, and the call itself. */
export const CambioDetalle = ({ cambio }: { cambio: CambioPropuesto }) => {
  const { t } = useTranslation('asistente');
  const campos = Object.entries(cambio.cuerpo).flatMap(([name, value]) =>
    isCampo(name) && value !== '' && value !== null ? [[name, value] as const] : [],
  );
  return (
    <details className="text-xs">
      <summary className="w-fit cursor-pointer rounded-control text-subtle hover:text-text">
        {t('propuesta.detalle')}
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {campos.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-subtle">{t(`campo.${name}`)}</dt>
            <dd className="break-words whitespace-pre-wrap">{say(name, value)}</dd>
          </div>
        ))}
        <dt className="text-subtle">{t('propuesta.llamada')}</dt>
        <dd className="font-mono text-[11px] break-all">
          {cambio.metodo} {cambio.ruta}
        </dd>
      </dl>
    </details>
  );
};
