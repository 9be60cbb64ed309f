import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { BarraElementos } from '../../../shared/seleccion/barra-elementos';

interface BarraTableroProps {
  elegidas: readonly HistoriaDeSprint[];
  onClear: () => void;
}

/** What can be done to the selected cards, below the columns, which make room for it. */
export const BarraTablero = ({ elegidas, onClear }: BarraTableroProps) => {
  const { t } = useTranslation('tablero');
  if (elegidas.length === 0) return null;
  return (
    // Beside the sidebar, folded or not: over it, it would hide the button that signs out.
    <div className="pointer-events-none fixed inset-x-0 bottom-2 z-30 flex justify-center px-4 max-md:bottom-16 md:left-60 md:[body:has(aside.w-14)_&]:left-14 *:pointer-events-auto">
      <BarraElementos
        label={t('seleccion.titulo')}
        elegidas={t('seleccion.elegidas', { count: elegidas.length })}
        elementos={elegidas.map((datos) => ({ entidad: 'historia', datos }))}
        onClear={onClear}
      />
    </div>
  );
};
