import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './pantallas/error-boundary';
import { Router } from './router';

export const App = () => (
  <ErrorBoundary>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </ErrorBoundary>
);
