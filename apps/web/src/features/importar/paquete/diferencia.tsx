import type { PlanPaquete } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';

type Fila = PlanPaquete['diferencia'][number];

const COLUMNAS = ['nuevos', 'cambiados', 'retirados'] as const;

const isShown = (fila: Fila): boolean => fila.iguales > 0 || COLUMNAS.some((one) => fila[one].cuantos > 0);

/** What would be new here, different and removed, by kind; whoever points at a number sees some names. */
export const Diferencia = ({ filas }: { filas: Fila[] }) => {
  const { t } = useTranslation('importar');
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="px-2 py-2 sm:px-3 font-medium">
              {t('paquete.que')}
            </th>
            {[...COLUMNAS, 'iguales' as const].map((columna) => (
              <th key={columna} scope="col" className="px-2 py-2 sm:px-3 text-right font-medium">
                {t(`paquete.${columna}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.filter(isShown).map((fila) => (
            <tr key={fila.tipo} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-2 py-2 sm:px-3 text-left font-normal">
                {t(`paquete.tipo.${fila.tipo as 'epicas'}`)}
              </th>
              {COLUMNAS.map((columna) => (
                <td
                  key={columna}
                  title={fila[columna].nombres.join('\n')}
                  className="num px-2 py-2 sm:px-3 text-right"
                >
                  {fila[columna].cuantos}
                </td>
              ))}
              <td className="num px-2 py-2 sm:px-3 text-right text-muted">{fila.iguales}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
