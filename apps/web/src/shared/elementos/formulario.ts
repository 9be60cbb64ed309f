import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { createOpener } from '../navegar/opener';
import type { Elemento } from './elementos';

/** The form with all fields of an item, or of the labels of a project; without an item it creates one. */
export type Formulario = { proyectoId: string } & (
  | { kind: 'epica'; epica?: Epica; onNueva?: (id: string) => void }
  | { kind: 'etiquetas' }
  | { kind: 'historia'; epicaId: string; historia?: Historia }
  | { kind: 'tarea'; historiaId: string; tarea?: Tarea }
);

/** What is open; the shell shows it, so that what is being typed stays when its item or project goes. */
export const formulario = createOpener<Formulario>();

/** Opens the form with what an item has now. */
export const editarEntero = ({ entidad: kind, datos }: Elemento): void =>
  formulario.open({
    kind,
    proyectoId: datos.proyecto,
    [kind]: datos,
    ...('epicaId' in datos && { epicaId: datos.epicaId._id }),
    ...('historiaId' in datos && { historiaId: datos.historiaId }),
  } as Formulario);
