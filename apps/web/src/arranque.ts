import { matchRuta } from './app/rutas/match-ruta';
import { MARCO, PRIVADAS, PUBLICAS } from './app/rutas/rutas';
import { adelantadas } from './shared/http/adelantadas';
import { loadCatalogue, type Namespace } from './shared/i18n/catalogues';
import { storedIdioma } from './shared/i18n/idioma';
import { paths } from './shared/navegar/paths';
import { isMarked, storedToken } from './shared/sesion/stored-token';

/*
 * Runs before the libraries of the application are there, so it imports none: begins everything that the address already
 * says. Nothing waits for it and nothing here may fail the page: what does not arrive is asked for again by its screen.
 */

const ignore = () => undefined;

const fetchFiles = ({ load, texts }: { load: () => Promise<unknown>; texts: Namespace[] }) => {
  load().catch(ignore);
  for (const name of texts) loadCatalogue(storedIdioma(), name).catch(ignore);
};

const startReads = ({ ruta, lugar }: NonNullable<ReturnType<typeof matchRuta>>, token: string) => {
  const reads = [...(ruta.reads?.(lugar) ?? []), ...MARCO.reads];
  for (const path of new Set(reads)) adelantadas.ask(path, token);
};

const token = storedToken();
const publica = matchRuta(PUBLICAS, location);
if (publica) fetchFiles(publica.ruta);
else if (token || isMarked()) {
  // An address of no screen leads to the dashboard.
  const found = matchRuta(PRIVADAS, location) ?? matchRuta(PRIVADAS, { pathname: paths.panel, search: '' });
  if (found && token) startReads(found, token);
  fetchFiles(MARCO);
  if (found) fetchFiles(found.ruta);
} else fetchFiles(PUBLICAS[0]!);
