import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { primeras } from './arranque';
import { startLanguage } from './shared/i18n/i18n';
import { fetchPage } from './shared/partes/lazy-page';
import { joinTabs } from './shared/sesion/session-tabs';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** What the visit begins with is drawn in one go; if it has not arrived, its place in the application says so. */
const fetchFirst = async () => {
  await startLanguage();
  await Promise.allSettled(primeras.map(({ load, texts }) => fetchPage(load, texts)));
};

// A wait at the top of a module would keep the bundler from putting any two files of the whole application together.
Promise.all([fetchFirst(), joinTabs()])
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  // As an error of the page, for which its sentence shows at once: see public/tema.js.
  .catch(reportError);
