import type { ReactNode } from 'react';
import { EtiquetaChip } from '../../ui/fichas/etiqueta';
import { CampoBoton } from './campo-boton';
import type { Elemento } from '../elementos';

interface EtiquetasBotonProps {
  elemento: Exclude<Elemento, { entidad: 'epica' }>;
  /** In place of labels where there is none; absent: nothing. */
  vacio?: { texto: string; content: ReactNode };
  className?: string;
}

/** The labels of an item, which a click changes. */
export const EtiquetasBoton = ({ elemento, vacio, className = 'flex-wrap' }: EtiquetasBotonProps) => {
  const { etiquetas = [] } = elemento.datos;
  if (!etiquetas.length && !vacio) return null;
  const valor = etiquetas.map(({ nombre }) => nombre).join(', ') || (vacio?.texto ?? '');
  return (
    <CampoBoton campo="etiquetas" elemento={elemento} valor={valor} className={`min-h-6 ${className}`}>
      {etiquetas.length
        ? etiquetas.map((etiqueta) => <EtiquetaChip key={etiqueta._id} etiqueta={etiqueta} />)
        : vacio?.content}
    </CampoBoton>
  );
};
