import type { Importacion } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';

type Columna = Importacion['columnas'][number];

/** Each with how many rows say it and one of them. */
const Lista = ({ columnas }: { columnas: readonly Columna[] }) => {
  const { t } = useTranslation('importar');
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {columnas.map(({ nombre, filas, ejemplos: [ejemplo = ''] }) => (
        <li key={nombre} className="min-w-0 break-words text-muted">
          <span className="text-fg">{nombre || t('columnas.sinNombre')}</span>
          {': '}
          {filas === undefined ? ejemplo : t('previa.fueraEjemplo', { count: filas, ejemplo })}
        </li>
      ))}
    </ul>
  );
};

/** What the file says and nothing comes of: what people have written first, and what its tool keeps for itself apart. */
export const SinTraer = ({ one }: { one: Importacion }) => {
  const { t } = useTranslation('importar');
  const fuera = one.columnas.filter(({ nombre }) => !one.mapeo.columnas[nombre]);
  const [suyas, internas] = [fuera.filter(({ veces }) => veces > 0), fuera.filter(({ veces }) => !veces)];
  if (!fuera.length) return null;
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">{t('previa.fuera', { count: fuera.length })}</summary>
      {suyas.length > 0 && <Lista columnas={suyas} />}
      {internas.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer">{t('previa.internos', { count: internas.length })}</summary>
          <p className="mt-2 text-subtle">{t('previa.internosTexto')}</p>
          <Lista columnas={internas} />
        </details>
      )}
    </details>
  );
};
