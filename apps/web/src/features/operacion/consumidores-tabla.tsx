import type { EstadoServicio } from '@pmp/contracts/common';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumero } from '../../shared/fechas/numbers';

const figure = (value: number | null, decimales = 0) =>
  value === null ? '—' : formatNumero(value, decimales);

/** The consumers, folded, as there are many and almost never anything waits. */
export const ConsumidoresTabla = ({ estado }: { estado: EstadoServicio }) => {
  const { t } = useTranslation('operacion');
  return (
    <details className="group text-xs">
      <summary className="hit flex cursor-pointer items-center gap-1 rounded-control text-muted hover:text-text">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
        {t('servicios.detalle')}
      </summary>
      <table className="w-full text-left">
        <caption className="sr-only">{t('servicios.consumidores', { servicio: estado.servicio })}</caption>
        <thead className="text-subtle">
          <tr>
            <th scope="col" className="py-1 pr-2 font-medium">
              {t('tabla.consumidor')}
            </th>
            <th scope="col" className="px-2 py-1 text-right font-medium">
              {t('tabla.pendientes')}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-medium">
              {t('tabla.espera')}
            </th>
          </tr>
        </thead>
        <tbody>
          {estado.consumidores.map(({ nombre, pendientes, esperaMs }) => (
            <tr key={nombre} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 font-normal break-all">
                {nombre}
              </th>
              <td className="num px-2 py-1 text-right">{figure(pendientes)}</td>
              <td className="num py-1 pl-2 text-right whitespace-nowrap">
                {figure(esperaMs === null ? null : esperaMs / 1000, 1)} s
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
