import type { CuentasImportacion } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';

const ORDER = [
  'epicas',
  'historias',
  'tareas',
  'comentarios',
  'etiquetas',
  'archivos',
  'enlaces',
  'sprints',
  'cambios',
] as const;

/** `3 épicas, 120 historias…`: what an import makes, without what it does not. */
export const Cuentas = ({ cuentas }: { cuentas: CuentasImportacion }) => {
  const { t, i18n } = useTranslation('importar');
  const parts = ORDER.filter((what) => (cuentas[what] ?? 0) > 0).map((what) =>
    t(`cuentas.${what}`, { count: cuentas[what] ?? 0 }),
  );
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return <>{parts.length ? list.format(parts) : t('cuentas.nada')}</>;
};
