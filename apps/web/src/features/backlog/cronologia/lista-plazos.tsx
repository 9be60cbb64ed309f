import { CalendarDays } from 'lucide-react';
import { formatDia } from '../../../shared/fechas/dates';
import { Clave } from '../../../shared/ui/fichas/clave';
import { EstadoTareaChip } from '../../../shared/ui/fichas/chip';
import { type Barra, canMove } from './barras';
import { useTextos } from './textos';

interface ListaPlazosProps {
  barras: readonly Barra[];
  esperas: ReadonlyMap<string, number>;
  onAbrir: (id: string) => void;
  onDias: (id: string) => void;
}

const Fila = ({
  barra,
  esperas,
  onAbrir,
  onDias,
}: Omit<ListaPlazosProps, 'barras' | 'esperas'> & { barra: Barra; esperas: number }) => {
  const { t, plazo, dias, origen, nombre } = useTextos();
  const isSprint = barra.tipo === 'sprint';
  const suyo = isSprint ? t(`cronologia.estadoSprint.${barra.datos.estado}`) : null;
  const dicho = barra.plazo ? plazo(barra.plazo) : t('cronologia.sinDias');
  const lent = origen(barra);
  const label = t('cronologia.diasDe', { titulo: nombre(barra) });
  return (
    <tr
      data-elemento={isSprint ? undefined : barra.id}
      className="border-t border-line align-middle max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:px-3 max-sm:py-2"
    >
      <th
        scope="row"
        className={`py-1.5 text-left text-sm font-normal max-sm:w-full sm:px-3 ${barra.tipo === 'historia' ? 'pl-4 sm:pl-8' : 'font-medium'}`}
      >
        {isSprint ? (
          <span className="inline-flex min-h-6 items-center">{barra.titulo}</span>
        ) : (
          <button
            type="button"
            data-abre={barra.id}
            onClick={() => onAbrir(barra.id)}
            className="touch-tall inline-flex min-h-6 max-w-full items-center gap-2 rounded-control text-left hover:underline"
          >
            <Clave clave={barra.datos.clave} />
            <span>{barra.titulo}</span>
          </button>
        )}
      </th>
      <td className="py-1.5 max-sm:order-1 sm:px-3">
        {barra.tipo === 'sprint' ? (
          <span className="text-sm text-muted">{suyo}</span>
        ) : (
          <EstadoTareaChip estado={barra.datos.estado} />
        )}
      </td>
      <td className={`num py-1.5 text-sm sm:px-3 ${barra.plazo ? '' : 'text-subtle'}`}>
        {barra.plazo ? (
          <>
            <time dateTime={barra.plazo.inicio}>{formatDia(barra.plazo.inicio)}</time>
            {' – '}
            <time dateTime={barra.plazo.fin}>{formatDia(barra.plazo.fin)}</time>
          </>
        ) : (
          dicho
        )}
        {lent && <span className="block text-xs text-subtle">{lent}</span>}
      </td>
      <td className="num py-1.5 text-sm text-muted sm:px-3">{barra.plazo ? dias(barra.plazo) : ''}</td>
      <td className="py-1.5 text-sm text-muted max-sm:hidden sm:px-3">
        {esperas > 0 && t('cronologia.espera', { count: esperas })}
      </td>
      <td className="py-0.5 text-right max-sm:order-2 max-sm:ml-auto sm:px-2">
        {canMove(barra) && (
          <button
            type="button"
            aria-label={label}
            title={label}
            onClick={() => onDias(barra.id)}
            className="hit-square inline-flex items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
          >
            <CalendarDays aria-hidden className="size-4" />
          </button>
        )}
      </td>
    </tr>
  );
};

/** The same as the chart, to be read: on a phone, with a screen reader, and for what has no days yet. */
export const ListaPlazos = ({ barras, esperas, ...rest }: ListaPlazosProps) => {
  const { t } = useTextos();
  const heads = ['elemento', 'estado', 'plazo', 'duracion', 'esperas', 'cambiar'] as const;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('cronologia.titulo')}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-3 py-2 text-left text-xs font-medium whitespace-nowrap text-muted"
              >
                <span className={head === 'cambiar' ? 'sr-only' : undefined}>
                  {t(`cronologia.columna.${head}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {barras.map((barra) => (
            <Fila key={barra.id} barra={barra} esperas={esperas.get(barra.id) ?? 0} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
