import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { Router } from '../../app/router';
import '../../app/shell/workspace';
import { session, type UsuarioGuardado } from '../session';
import { aUsuario } from './builders';

/**
 * The whole app at an address, without the splash that would only cover it. Screens load their code when they are
 * opened; a test imports the one that it opens, so that compiling it is nobody's wait.
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
