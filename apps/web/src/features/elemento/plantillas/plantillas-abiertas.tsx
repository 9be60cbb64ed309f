import { type Plantillas, plantillas } from '../../../shared/elementos/plantillas';
import { GuardarPlantilla } from './guardar-plantilla';
import { PlantillasDialog } from './plantillas-dialog';
import { UsarPlantilla } from './usar-plantilla';

/** What is being done with templates, on any screen. */
const PlantillasAbiertas = (abiertas: Plantillas) => {
  if (abiertas.accion === 'guardar')
    return <GuardarPlantilla elemento={abiertas.elemento} onClose={plantillas.close} />;
  if (abiertas.accion === 'usar')
    return <UsarPlantilla {...abiertas} key={abiertas.plantilla._id} onClose={plantillas.close} />;
  return (
    <PlantillasDialog
      proyectoId={abiertas.proyectoId}
      onUsar={(plantilla) => plantillas.open({ accion: 'usar', plantilla })}
      onClose={plantillas.close}
    />
  );
};

export default PlantillasAbiertas;
