import { ArrowRight } from 'lucide-react';
import { Button } from '../../shared/ui/controles/button';
import type { PorLeer } from './contexto';
import type { Barra } from './plazos/barras';
import type { Desplazada } from './plazos/desplazar';
import { useTextos } from './plazos/textos';

interface AvisoMovimientoProps {
  /** The bar that somebody moves first, then what moves with it. */
  desplazadas: readonly Desplazada[];
  /** Stories that are shown with their sprint. */
  prestadas: number;
  /** Not all that moves with it has been read. */
  porLeer: PorLeer | undefined;
  onConfirmar: () => void;
  onSoloEsta: () => void;
  onCancelar: () => void;
}

/** All are marked in the chart; nobody reads the names of hundreds. */
const MAX = 50;

const Fila = ({ barra, antes, plazo }: Desplazada) => {
  const { nombre, plazo: dicho } = useTextos();
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="min-w-0 truncate">{nombre(barra)}</span>
      <span className="num flex flex-wrap items-center gap-x-1 text-xs text-muted">
        {antes && (
          <>
            <s>{dicho(antes)}</s>
            <ArrowRight aria-hidden className="size-3" />
          </>
        )}
        {dicho(plazo)}
      </span>
    </li>
  );
};

const textoOf = ({ tipo }: Barra) => (tipo === 'sprint' ? 'conEl' : 'conElla');

/** What moves, before it does. */
export const AvisoMovimiento = (props: AvisoMovimientoProps) => {
  const { t } = useTextos();
  const { desplazadas, prestadas, porLeer } = props;
  const [first, ...otras] = desplazadas;
  if (!first) return null;
  const isFailed = porLeer?.fallidas.has(first.barra.id) === true;
  return (
    <section
      aria-label={t('cronologia.vistaPrevia')}
      className="sticky bottom-4 z-20 mx-auto flex w-full max-w-3xl flex-col gap-2 rounded-card border border-line bg-surface p-3 shadow-float max-md:bottom-18"
    >
      <div role="status" className="flex flex-col gap-1">
        <ul>
          <Fila {...first} />
        </ul>
        {otras.length > 0 && (
          <p className="text-sm font-medium">
            {t(`cronologia.${textoOf(first.barra)}`, { count: otras.length })}
          </p>
        )}
        {prestadas > 0 && (
          <p className="text-sm text-muted">{t('cronologia.prestadas', { count: prestadas })}</p>
        )}
        {porLeer && <p className="text-sm text-muted">{t(isFailed ? 'resto.error' : 'resto.cargando')}</p>}
      </div>
      {otras.length > 0 && (
        <ul className="flex max-h-32 flex-col gap-0.5 overflow-y-auto border-l-2 border-line pl-2">
          {otras.slice(0, MAX).map((otra) => (
            <Fila key={otra.barra.id} {...otra} />
          ))}
          {otras.length > MAX && (
            <li className="text-sm text-muted">{t('cronologia.yMas', { count: otras.length - MAX })}</li>
          )}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto text-xs text-subtle max-sm:hidden pointer-coarse:hidden">
          {t('cronologia.introEsc')}
        </span>
        {isFailed && (
          <Button onClick={() => porLeer?.traer(first.barra)}>{t('comun:accion.reintentar')}</Button>
        )}
        <Button onClick={props.onCancelar}>{t('comun:accion.cancelar')}</Button>
        {otras.length > 0 && !porLeer && (
          <Button onClick={props.onSoloEsta}>{t('cronologia.soloEsta')}</Button>
        )}
        <Button variant="primary" disabled={porLeer !== undefined} onClick={props.onConfirmar}>
          {otras.length > 0
            ? t('cronologia.moverTodo', { count: desplazadas.length })
            : t('comun:accion.guardar')}
        </Button>
      </div>
    </section>
  );
};
