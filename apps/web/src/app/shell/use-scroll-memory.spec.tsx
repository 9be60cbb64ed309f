import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aProyecto } from '../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import '../../features/equipos/equipos-page';
import '../../features/proyectos/proyectos-page';

const page = document.documentElement;

const scrollTo = (top: number) => {
  page.scrollTop = top;
  fireEvent.scroll(window);
};

beforeEach(() => {
  page.scrollTop = 0;
  sessionStorage.clear();
});

describe('the scroll position', () => {
  it('is restored on the way back; a new screen starts at the top', async () => {
    signIn({ rol: 'admin' });
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [aProyecto()] }),
      'GET /api/equipos': ok({ equipos: [] }),
    });
    const { user } = renderApp('/proyectos');
    await screen.findByRole('heading', { level: 1, name: 'Proyectos' });
    scrollTo(700);
    await user.click(screen.getByRole('link', { name: 'Equipos' }));
    await screen.findByRole('heading', { level: 1, name: 'Equipos' });
    expect(page.scrollTop).toBe(0);
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Proyectos' });
    expect(page.scrollTop).toBe(700);
  });

  it('stays when only the panel beside the list changes', async () => {
    signIn({ rol: 'admin' });
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [aProyecto()] }) });
    const { user } = renderApp('/proyectos');
    await screen.findByRole('heading', { level: 1, name: 'Proyectos' });
    scrollTo(700);
    await user.click(await screen.findByRole('radio', { name: 'Activo' }));
    await waitFor(() => expect(window.location.search).toContain('activo'));
    expect(page.scrollTop).toBe(700);
  });
});
