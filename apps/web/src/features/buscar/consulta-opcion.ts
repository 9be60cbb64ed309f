import { leer, termsOf } from '@pmp/consulta';
import type { TFunction } from 'i18next';
import { ListFilter } from 'lucide-react';
import { paths } from '../../shared/navegar/paths';
import type { Opcion } from './opcion';

/** The text as a query, where it asks for more than words; words are looked for anyway. */
export const toConsulta = (text: string, t: TFunction<'buscar'>): Opcion[] => {
  const { consulta } = leer(text);
  if (!consulta || (consulta.orden.length === 0 && termsOf(consulta).every(({ clase }) => clase === 'texto')))
    return [];
  const escrita = text.trim();
  return [
    {
      id: `consulta-${escrita}`,
      grupo: 'consulta',
      titulo: t('consulta', { consulta: escrita }),
      Icon: ListFilter,
      to: paths.consulta(escrita),
    },
  ];
};
