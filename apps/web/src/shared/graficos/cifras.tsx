import { useTranslation } from 'react-i18next';
import type { Celda } from '@pmp/contracts/common/csv';
import { formatNumero } from '../fechas/numbers';

interface CifrasProps {
  caption: string;
  head: string[];
  /** The first cell names the row. */
  rows: Celda[][];
}

const shown = (value: Celda): string => {
  if (value === null || value === '') return '–';
  return typeof value === 'number' ? formatNumero(value, 1) : value;
};

/** A chart's figures as a table, for people who want exact values or cannot see the chart. */
export const Cifras = ({ caption, head, rows }: CifrasProps) => {
  const { t } = useTranslation('graficos');
  return (
    <details>
      <summary className="hit inline-flex cursor-pointer items-center rounded-control px-2 text-xs text-muted hover:bg-raised hover:text-text">
        {t('cifras')}
        <span className="sr-only">: {caption}</span>
      </summary>
      <div
        className="mt-1 max-h-72 overflow-auto rounded-card border border-line"
        tabIndex={0}
        role="region"
        aria-label={caption}
      >
        <table className="num w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-subtle">
              {head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-1.5 font-medium ${column ? 'text-right' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([name, ...values], row) => (
              <tr key={row}>
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {name}
                </th>
                {values.map((value, column) => (
                  <td key={head[column + 1]} className="px-3 py-1 text-right">
                    {shown(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
