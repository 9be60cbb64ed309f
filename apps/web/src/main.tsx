import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startLanguage } from './shared/i18n/i18n';
import { joinTabs } from './shared/sesion/session-tabs';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A wait at the top of a module would keep the bundler from putting any two files of the whole application together.
Promise.all([startLanguage(), joinTabs()])
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  // As an error of the page, for which its sentence shows at once: see public/tema.js.
  .catch(reportError);
