import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import comun from './es/comun.json';

export type Namespace =
  | 'acceso'
  | 'navegacion'
  | 'panel'
  | 'proyectos'
  | 'equipos'
  | 'backlog'
  | 'sprints'
  | 'tablero'
  | 'mensajes'
  | 'notificaciones'
  | 'proximamente'
  | 'configuracion';

const catalogues = import.meta.glob<Record<string, unknown>>(['./*/*.json', '!./*/comun.json'], {
  import: 'default',
});

void i18next.use(initReactI18next).init({
  lng: 'es',
  fallbackLng: 'es',
  defaultNS: 'comun',
  ns: ['comun'],
  resources: { es: { comun } },
  interpolation: { escapeValue: false },
  // Synchronous: `comun` is in the bundle, the rest comes with each screen.
  initAsync: false,
  react: { useSuspense: false },
});

const loadNamespace = async (namespace: Namespace): Promise<void> => {
  const language = i18next.language;
  if (i18next.hasResourceBundle(language, namespace)) return;
  const load = catalogues[`./${language}/${namespace}.json`] ?? catalogues[`./es/${namespace}.json`];
  if (load) i18next.addResourceBundle(language, namespace, await load());
};

/** Texts of a screen, loaded beside its code so that it never renders bare keys. */
export const loadNamespaces = (namespaces: Namespace[]): Promise<void[]> =>
  Promise.all(namespaces.map(loadNamespace));

export { i18next };
