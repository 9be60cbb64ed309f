import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './pantallas/error-boundary';
import { Router } from './router';
import { Splash } from './splash';

export const App = () => (
  <ErrorBoundary>
    <Splash />
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </ErrorBoundary>
);
