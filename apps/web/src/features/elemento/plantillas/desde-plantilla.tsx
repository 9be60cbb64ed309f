import type { TipoPlantilla } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { plantillas } from '../../../shared/elementos/plantillas';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { usePlantillas } from './plantillas-api';

interface DesdePlantillaProps {
  tipo: TipoPlantilla;
  proyectoId: string;
  padre?: string;
  /** Closes the form that this is part of. */
  onElegida: () => void;
}

/** In the form of a new item: begins with a template instead; nothing where the project has none of its kind. */
export const DesdePlantilla = ({ tipo, proyectoId, padre, onElegida }: DesdePlantillaProps) => {
  const { t } = useTranslation('backlog');
  const { data = [] } = usePlantillas(proyectoId);
  const suyas = data.filter((each) => each.tipo === tipo);
  if (suyas.length === 0) return null;
  return (
    <ChoiceField
      label={t('plantillas.desde')}
      optional
      value={null}
      placeholder={t('plantillas.ninguna')}
      options={suyas.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
      onChange={(id) => {
        const plantilla = suyas.find(({ _id }) => _id === id);
        if (!plantilla) return;
        onElegida();
        plantillas.open({ accion: 'usar', plantilla, ...(padre && { padre }) });
      }}
    />
  );
};
