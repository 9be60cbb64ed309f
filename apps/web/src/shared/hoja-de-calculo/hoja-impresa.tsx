import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../fechas/dates';
import { useIdioma } from '../i18n/i18n';
import type { Celda } from '@pmp/contracts/common/csv';
import type { Hoja } from '../exportar/hoja';

/** What narrows the list, in the words on screen: its chips, its search field and its query. */
const filtros = (): string[] => {
  const main = document.getElementById('contenido');
  const chips = [
    ...(main?.querySelectorAll<HTMLElement>('[data-filtro], [role=search] [aria-pressed=true]') ?? []),
  ];
  const fields = [
    ...(main?.querySelectorAll<HTMLInputElement>('input[type=search], [role=search] input[role=combobox]') ??
      []),
  ];
  return [
    ...chips.map(({ textContent }) => textContent),
    ...fields.flatMap(({ value }) => (value.trim() ? `«${value.trim()}»` : [])),
  ];
};

/** Keys and dates would be broken at their hyphens. */
const isWhole = (value: Celda | undefined): boolean => /^\S{1,20}$/u.test(String(value ?? ''));

/** The list on paper, instead of the screen, of which only a part is ever drawn. */
export const HojaImpresa = ({ hoja, momento }: { hoja: Hoja; momento: Date }) => {
  const { t } = useTranslation('hoja');
  const idioma = useIdioma();
  const { titulo, columnas, filas, total = filas.length, arbol } = hoja;
  const shown = columnas.flatMap((columna, at) => (columna.soloFichero ? [] : { ...columna, at }));
  const applied = filtros();
  const tree = arbol && columnas.findIndex(({ nombre }) => nombre === arbol.columna);
  return createPortal(
    <section data-hoja aria-label={titulo}>
      <h1>{titulo}</h1>
      <p>
        {formatFecha(momento, { dateStyle: 'long', timeStyle: 'short' })}
        {' · '}
        {total > filas.length
          ? t('parte', { count: filas.length, total })
          : t('filas', { count: filas.length })}
      </p>
      {applied.length > 0 && <p>{t('filtros', { filtros: applied.join(' · ') })}</p>}
      <table>
        <thead>
          <tr>
            {shown.map(({ nombre, at }) => (
              <th key={at} scope="col">
                {nombre}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((fila, row) => (
            <tr key={row}>
              {shown.map(({ at }) => {
                const value = fila[at];
                const isNumber = typeof value === 'number';
                return (
                  <td
                    key={at}
                    className={isNumber ? 'num' : isWhole(value) ? 'whitespace-nowrap' : undefined}
                    style={
                      at === tree
                        ? { paddingLeft: `${(arbol?.niveles[row] ?? 0) * 1.25 + 0.25}rem` }
                        : undefined
                    }
                  >
                    {isNumber ? value.toLocaleString(idioma) : value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
};
