import { Download, FileSpreadsheet, type LucideIcon, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opcion } from '../../../../features/buscar/opcion';
import { ofrecida } from '../../../../shared/exportar/hoja';
import { exportar, exportarLibro, imprimir } from '../../../../shared/hoja-de-calculo/sacar';

/** What can be done with the whole list of the open screen. */
export const useDeLista = (): Opcion[] => {
  const { t } = useTranslation('hoja');
  const [isLista] = useState(() => Boolean(ofrecida()?.hoja()?.filas.length));
  return useMemo(() => {
    if (!isLista) return [];
    const of = (
      id: 'exportar' | 'exportarLibro' | 'imprimir',
      Icon: LucideIcon,
      run: () => void,
    ): Opcion => ({
      id: `lista-${id}`,
      grupo: 'acciones',
      titulo: t(id),
      Icon,
      run,
    });
    return [
      of('exportar', Download, exportar),
      ...(ofrecida()?.descargar ? [] : [of('exportarLibro', FileSpreadsheet, exportarLibro)]),
      of('imprimir', Printer, imprimir),
    ];
  }, [t, isLista]);
};
