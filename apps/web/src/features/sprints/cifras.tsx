import { useTranslation } from 'react-i18next';

interface CifrasProps {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A chart's figures, for whoever wants them exact or cannot see it. */
export const Cifras = ({ caption, head, rows }: CifrasProps) => {
  const { t } = useTranslation('sprints');
  return (
    <details className="group">
      <summary className="hit inline-flex cursor-pointer items-center rounded-control px-2 text-xs text-muted hover:bg-raised hover:text-text">
        {t('informe.cifras')}
      </summary>
      <div className="mt-1 overflow-x-auto rounded-card border border-line">
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
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {name}
                </th>
                {values.map((value, column) => (
                  <td key={head[column + 1]} className="px-3 py-1 text-right">
                    {value || '–'}
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
