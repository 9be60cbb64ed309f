import type { Columna } from '@pmp/contracts/sprints';
import { Plus } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { AnadirContext, type AnadirProps } from '../../../shared/elementos/anadir/crear';
import { type Opener, useOpened } from '../../../shared/navegar/opener';
import { typeAhead } from '../../../shared/navegar/type-ahead';
import { estadoIn, nombreDe } from '../cargar/columnas';

export interface AnadirEnTablero {
  /** Which column is adding. */
  columna: Opener<string>;
  sitio: AnadirProps['sitio'];
  /** Puts a new story in this column, where its estado alone would take it to another. */
  colocarEn: (columna: Columna) => AnadirProps['sitio']['colocar'];
}

/** The foot of a column: a button that becomes a field, which adds stories to it one after another. */
export const PieColumna = ({ columna, anadir }: { columna: Columna; anadir: AnadirEnTablero }) => {
  const { t } = useTranslation('tablero');
  const anadirEn = useContext(AnadirContext);
  const open = useOpened(anadir.columna) === columna._id;
  const nombre = nombreDe(columna, t);
  if (!anadirEn) return null;
  return (
    <div className="border-t border-line p-1.5">
      {open ? (
        <Suspense fallback={<p className="hit" />}>
          {anadirEn({
            sitio: {
              ...anadir.sitio,
              estado: estadoIn(columna, 'pendiente'),
              colocar: anadir.colocarEn(columna),
            },
            onClose: anadir.columna.close,
          })}
        </Suspense>
      ) : (
        <button
          type="button"
          aria-label={t('anadirEn', { columna: nombre })}
          onClick={() => {
            anadir.columna.open(columna._id);
            typeAhead(anadir.columna);
          }}
          className="hit flex w-full items-center gap-1.5 rounded-control px-1 text-left text-sm text-subtle hover:bg-raised hover:text-text"
        >
          <Plus aria-hidden className="size-4 shrink-0" />
          {t('anadir')}
        </button>
      )}
    </div>
  );
};
