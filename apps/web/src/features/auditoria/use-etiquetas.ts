import { useTranslation } from 'react-i18next';

type Familia = 'entidad' | 'accion' | 'campo' | 'palabra';

/** Translates the services' words; a word missing from the catalogue stays as it is. */
export const useEtiquetas = () => {
  const { t, i18n } = useTranslation('auditoria');
  return (familia: Familia, palabra: string): string =>
    i18n.exists(`${familia}.${palabra}`, { ns: 'auditoria' })
      ? t(`${familia}.${palabra}` as 'entidad.usuario')
      : palabra;
};
