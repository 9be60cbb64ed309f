import { useTranslation } from 'react-i18next';

const HERRAMIENTAS = [
  'jira',
  'trello',
  'asana',
  'clickup',
  'linear',
  'notion',
  'monday',
  'github',
  'planner',
  'todoist',
  'taiga',
  'openproject',
  'redmine',
  'plane',
  'planka',
  'wekan',
] as const;

/** Which export to make in each tool, and where its menu has it. */
export const Ayuda = () => {
  const { t } = useTranslation('importar');
  return (
    <details className="text-sm text-muted">
      <summary className="cursor-pointer font-medium text-text">{t('ayuda.titulo')}</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {HERRAMIENTAS.map((una) => (
          <div key={una} className="contents">
            <dt className="text-text max-sm:mt-1">{t(`origen.${una}`)}</dt>
            <dd className="min-w-0 break-words">{t(`ayuda.rutas.${una}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{t('ayuda.hoja')}</p>
      <p className="mt-1">{t('ayuda.fuera')}</p>
    </details>
  );
};
