import { matchRuta } from './app/rutas/match-ruta';
import { MARCO, PRIVADAS, PUBLICAS } from './app/rutas/rutas';
import { adelantadas } from './shared/http/adelantadas';
import { loadCatalogue, type Namespace } from './shared/i18n/catalogues';
import { storedIdioma } from './shared/i18n/idioma';
import { paths } from './shared/navegar/paths';
import { isMarked, storedToken } from './shared/sesion/stored-token';

/*
 * Runs before the libraries of the application are there, so it imports none: begins everything that the address already
 * says. Nothing here may fail the page: what does not arrive is asked for again by its screen.
 */

interface Files {
  load: () => Promise<unknown>;
  texts: Namespace[];
}

const ignore = () => undefined;

const fetchFiles = ({ load, texts }: Files) => {
  load().catch(ignore);
  for (const name of texts) loadCatalogue(storedIdioma(), name).catch(ignore);
};

const startReads = ({ ruta, lugar }: NonNullable<ReturnType<typeof matchRuta>>, token: string) => {
  const reads = [...(ruta.reads?.(lugar) ?? []), ...MARCO.reads];
  for (const path of new Set(reads)) void adelantadas.ask(path, token);
};

/** What the visit begins with: a screen and what it stands in. */
const begin = (): Files[] => {
  const token = storedToken();
  const publica = matchRuta(PUBLICAS, location);
  if (publica) return [publica.ruta];
  if (!token && !isMarked()) return [PUBLICAS[0]!];
  // An address of no screen leads to the dashboard.
  const found = matchRuta(PRIVADAS, location) ?? matchRuta(PRIVADAS, { pathname: paths.panel, search: '' });
  if (found && token) startReads(found, token);
  return found ? [MARCO, found.ruta] : [MARCO];
};

export const primeras = begin();
primeras.forEach(fetchFiles);
