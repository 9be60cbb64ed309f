import type { Equipo } from '@pmp/contracts/usuarios';
import type { ColumnaDe } from '../../shared/exportar/hoja';
import { i18next } from '../../shared/i18n/i18n';

interface Fila {
  equipo: string;
  miembro?: Equipo['miembros'][number];
}

/** A row for each member; a team without any has one of its own. */
export const miembrosDe = ({ nombre, miembros }: Equipo): Fila[] =>
  miembros.length ? miembros.map((miembro) => ({ equipo: nombre, miembro })) : [{ equipo: nombre }];

export const columnasMiembro = (): ColumnaDe<Fila>[] => [
  { nombre: i18next.t('hoja:campo.equipo'), valor: ({ equipo }) => equipo },
  { nombre: i18next.t('hoja:campo.persona'), valor: ({ miembro }) => miembro?.usuario.nombre },
  { nombre: i18next.t('hoja:campo.correo'), valor: ({ miembro }) => miembro?.usuario.correo },
  {
    nombre: i18next.t('hoja:campo.rol'),
    valor: ({ miembro }) => miembro && i18next.t(`equipos:rol.${miembro.rol}`),
  },
];
