import type { Columna } from '@pmp/contracts/sprints';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nombreDe, puntosOf, toneOf } from './cargar/columnas';
import { type Ocupacion, ocupacionOf } from './cargar/limite';

const TONES = { cabe: undefined, llena: 'amber', pasada: 'red' } as const;

/** How full the column is: what is in it out of what its team lets in. */
const Carga = ({ ocupado, maximo, por, nivel }: Ocupacion) => {
  const { t } = useTranslation('tablero');
  const said = t(`limite.${nivel}`, { de: t(`limite.${por}`, { ocupado, count: maximo }) });
  return (
    <span
      data-tone={TONES[nivel]}
      title={said}
      className={`num inline-flex shrink-0 items-center gap-1 text-sm ${
        nivel === 'cabe' ? 'text-subtle' : 'tone-tint tone-text rounded-full px-1.5 font-medium'
      }`}
    >
      {nivel === 'pasada' && <TriangleAlert aria-hidden className="size-3.5" />}
      <span aria-hidden>{`${ocupado}/${maximo}`}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
};

interface CabeceraProps {
  /** As it is shown, and with all its stories, even if a filter shows fewer. */
  columna: Columna;
  entera: Columna;
  className?: string;
}

export const Cabecera = ({ columna, entera, className = '' }: CabeceraProps) => {
  const { t } = useTranslation('tablero');
  const nombre = nombreDe(columna, t);
  const [visibles, total] = [columna.historias.length, entera.historias.length];
  const ocupacion = ocupacionOf(entera);
  const count = visibles === total ? total : t('deTotal', { visibles, total });
  return (
    <header className={`flex items-center gap-2 px-3 py-2 ${className}`}>
      <span data-tone={toneOf(columna)} className="tone-solid size-2 shrink-0 rounded-full bg-current" />
      <h2 className="truncate text-sm font-semibold" title={nombre}>
        {nombre}
      </h2>
      {(ocupacion?.por !== 'tarjetas' || visibles !== total) && (
        <span className="num shrink-0 text-sm text-subtle">{count}</span>
      )}
      {ocupacion?.por === 'tarjetas' && <Carga {...ocupacion} />}
      <span className="num ml-auto shrink-0 text-xs text-subtle">
        {ocupacion?.por === 'puntos' ? (
          <Carga {...ocupacion} />
        ) : (
          t('puntos', { count: puntosOf(columna.historias) })
        )}
      </span>
    </header>
  );
};
