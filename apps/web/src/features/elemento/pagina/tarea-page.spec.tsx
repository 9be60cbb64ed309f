import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { cambios } from '../../../shared/vivo/cambios';
import { aProyecto, aTarea } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import './tarea-page';

const tarea = aTarea({ titulo: 'Pagar' });
const { _id } = tarea;

const tell = (accion: 'creado' | 'actualizado' | 'eliminado', version: number) =>
  act(() =>
    cambios.publish({ entidad: 'tarea', accion, _id, version, datos: { ...tarea, version }, autor: null }),
  );

describe('the page of a task', () => {
  it('brings a deleted task back when it is restored, but not when an older change arrives late', async () => {
    signIn();
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [aProyecto()] }),
      [`GET /api/tareas/${_id}`]: ok({ tarea }),
    });
    renderApp(`/tareas/${_id}`);
    await screen.findByRole('button', { name: 'Editar' });
    tell('eliminado', 2);
    expect(screen.getByText('Esta tarea se ha eliminado')).toBeTruthy();
    tell('actualizado', 2);
    expect(screen.getByText('Esta tarea se ha eliminado')).toBeTruthy();
    tell('creado', 3);
    expect(screen.queryByText('Esta tarea se ha eliminado')).toBeNull();
    expect(screen.getByRole('button', { name: 'Editar' })).toBeTruthy();
  });
});
