import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import type { Tone } from '../../dominio/domain';

/** The hue of each colour of the contract's palette. */
export const TONE_ETIQUETA: Record<EtiquetaDeElemento['color'], Tone> = {
  gris: 'neutral',
  rojo: 'red',
  naranja: 'orange',
  amarillo: 'amber',
  verde: 'green',
  turquesa: 'teal',
  azul: 'blue',
  violeta: 'violet',
  rosa: 'pink',
};
export const COLORES = Object.keys(TONE_ETIQUETA) as EtiquetaDeElemento['color'][];

/** A label: its name on a tint of its colour. As high as a target must be, for it is often inside one. */
export const EtiquetaChip = ({ etiqueta: { nombre, color } }: { etiqueta: EtiquetaDeElemento }) => (
  <span
    data-tone={TONE_ETIQUETA[color]}
    title={nombre}
    className="tone-tint tone-text inline-flex h-6 max-w-44 min-w-0 items-center rounded-full px-2 text-xs font-medium"
  >
    <span className="truncate">{nombre}</span>
  </span>
);
