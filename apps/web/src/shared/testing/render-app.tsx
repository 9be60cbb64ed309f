import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { Router } from '../../app/router';
import '../../app/shell/workspace';
import { session, type UsuarioGuardado } from '../sesion/session';
import { aUsuario } from './datos/builders';

/**
 * Renders the whole app at an address. Screens load their code when they are
 * opened; a test imports the one it opens, so that no wait includes compiling it.
 */
export const renderApp = (path: string) => {
  window.history.pushState(null, '', path);
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Router />
    </BrowserRouter>,
  );
  return { user };
};

export const signIn = (over: UsuarioGuardado = {}) => {
  const user = aUsuario(over);
  session.start('token-de-prueba', user, true);
  return user;
};
