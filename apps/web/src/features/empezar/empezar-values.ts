import type { Persona } from '@pmp/contracts/common';
import type { TFunction } from 'i18next';
import { hoy } from '../../shared/fechas/dias';
import type { Espacio } from './api/create-espacio';
import { contenidoDe, type Plantilla } from '../../shared/plantillas/plantillas';

export interface EmpezarValues {
  /** Empty: the first of those there are, or a new one. */
  equipo: string;
  nombreEquipo: string;
  miembros: Persona[];
  suNombre: string;
  suCorreo: string;
  nombre: string;
  clave: string;
  plantilla: Plantilla;
}

export const INICIALES: EmpezarValues = {
  equipo: '',
  nombreEquipo: '',
  miembros: [],
  suNombre: '',
  suCorreo: '',
  nombre: '',
  clave: '',
  plantilla: 'scrum',
};

interface Alrededor {
  yo: string;
  /** The first team there is, if any. */
  equipo: string | undefined;
  /** Whether there is nobody else to make a team with. */
  sola: boolean;
}

export const espacioOf = (
  values: EmpezarValues,
  { yo, equipo, sola }: Alrededor,
  t: TFunction<'empezar'>,
): Espacio => ({
  equipo: equipo
    ? values.equipo || equipo
    : {
        nombre: values.nombreEquipo.trim(),
        miembros: [yo, ...(sola ? [] : values.miembros.map(({ _id }) => _id))],
      },
  companera: equipo || !sola ? undefined : { nombre: values.suNombre.trim(), correo: values.suCorreo.trim() },
  proyecto: {
    nombre: values.nombre.trim(),
    clave: values.clave.trim(),
    fechaInicio: hoy(),
  },
  epicas: contenidoDe(values.plantilla, t),
});
