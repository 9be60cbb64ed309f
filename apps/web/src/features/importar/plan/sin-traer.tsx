import type { Importacion } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';

/** What the file says and nothing comes of, with how many rows say it and one of them. */
export const SinTraer = ({ one }: { one: Importacion }) => {
  const { t } = useTranslation('importar');
  const fuera = one.columnas.filter(({ nombre }) => !one.mapeo.columnas[nombre]);
  if (!fuera.length) return null;
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">{t('previa.fuera', { count: fuera.length })}</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {fuera.map(({ nombre, filas, ejemplos: [ejemplo = ''] }) => (
          <li key={nombre} className="min-w-0 break-words text-muted">
            <span className="text-fg">{nombre || t('columnas.sinNombre')}</span>
            {': '}
            {filas === undefined ? ejemplo : t('previa.fueraEjemplo', { count: filas, ejemplo })}
          </li>
        ))}
      </ul>
    </details>
  );
};
