import { describe, expect, it, jest } from '@jest/globals';
import type { Criterio } from '@pmp/contracts/common';
import type { CriteriosCreate, CriterioUpdate, Historia } from '@pmp/contracts/proyectos';
import type { DefinicionDeHistoria } from '@pmp/contracts/sprints';
import { screen, waitFor, within } from '@testing-library/react';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { aHistoria, anEpica, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../shared/testing/pantallas';
import '../panel/panel-lateral';
import { avanceDe, colocados } from './cambiar-criterios';

const proyecto = aProyecto({ nombre: 'Portal' });
const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
const criterio = (texto: string, hecho = false): Criterio => ({ _id: anId(), texto, hecho });

/** A server that keeps the criteria of one story. */
const open = async (textos: string[], listo: DefinicionDeHistoria['listo'] = []) => {
  signIn();
  const criterios = textos.map((texto) => criterio(texto));
  const with_ = (over: Partial<Historia>, all: Criterio[]): Historia =>
    aHistoria({ ...over, criterios: all, avanceCriterios: avanceDe(all) });
  let now = with_(
    { titulo: 'Pagar con tarjeta', clave: 'PORTAL-7', epicaId: epica, proyecto: proyecto._id },
    criterios,
  );
  const answer = (all: Criterio[]) => {
    now = with_({ ...now, version: now.version + 1 }, all);
    return ok({ historia: now });
  };
  const path = `/api/historias/${now._id}/criterios`;
  const one = ({ _id }: Criterio) => ({
    [`PUT ${path}/${_id}`]: ({ body }: { body: object }) => {
      const { despuesDe, ...campos } = body as CriterioUpdate;
      const all = now.criterios!.map((each) =>
        each._id === _id ? ({ ...each, ...campos } as Criterio) : each,
      );
      const moved = all.find((each) => each._id === _id)!;
      return answer(despuesDe === undefined ? all : colocados(all, [moved], despuesDe));
    },
    [`DELETE ${path}/${_id}`]: () => answer(now.criterios!.filter((each) => each._id !== _id)),
  });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
    [`GET /api/historias/proyecto/${proyecto._id}`]: () => ok({ historias: [now] }),
    [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [] }),
    [`POST ${path}`]: ({ body }: { body: object }) => {
      const { criterios: nuevos, despuesDe } = body as CriteriosCreate;
      return answer(colocados(now.criterios!, nuevos as Criterio[], despuesDe));
    },
    [`GET /api/sprints/historias/${now._id}/definiciones`]: ok({ listo, hecho: [] }),
    ...Object.assign({}, ...criterios.map(one)),
  });
  const { user } = renderApp(`/backlog/${proyecto._id}?historia=${now._id}`);
  const section = await screen.findByRole('region', { name: /Criterios de aceptación/ });
  const box = (texto: string) => within(section).getByRole<HTMLInputElement>('checkbox', { name: texto });
  const shown = () =>
    within(section)
      .queryAllByRole('checkbox')
      .map((each) => each.getAttribute('aria-label'));
  return { api, user, section, box, shown, criterios, path, historia: () => now };
};

describe('acceptance criteria', () => {
  it('are ticked one by one, counted in the panel and on the row, and unticked by undo', async () => {
    const { api, user, section, box, path, criterios } = await open(['Acepta céntimos', 'Avisa si falla']);
    await user.click(box('Acepta céntimos'));
    await within(section).findByText('1 de 2');
    expect(api.callsTo(`PUT ${path}/${criterios[0]!._id}`)[0]?.body).toEqual({ hecho: true });
    await screen.findByRole('img', { name: '1 de 2 criterios cumplidos' });
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await within(section).findByText('0 de 2');
  });

  it('are added by Enter or from a pasted list, worded where they stand, and deleted with undo', async () => {
    const { user, section, shown } = await open(['Uno']);
    const nuevo = within(section).getByRole('textbox', { name: 'Añadir un criterio' });
    await user.type(nuevo, 'Dos{Enter}');
    await waitFor(() => expect(shown()).toEqual(['Uno', 'Dos']));
    await user.click(nuevo);
    await user.paste('- Tres\n- Cuatro');
    await waitFor(() => expect(shown()).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro']));
    await user.click(within(section).getByRole('button', { name: 'Cambiar «Uno»' }));
    await user.keyboard(' bis{Enter}');
    await waitFor(() => expect(shown()[0]).toBe('Uno bis'));
    await user.click(within(section).getByRole('button', { name: 'Eliminar «Uno bis»' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(shown()[0]).toBe('Uno bis'));
  });

  it('are moved by keyboard, which keeps the focus and says where they are', async () => {
    const { user, section, shown } = await open(['Uno', 'Dos', 'Tres']);
    const handle = () => within(section).getByRole('button', { name: 'Mover «Uno»' });
    handle().focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(shown()).toEqual(['Dos', 'Uno', 'Tres']));
    await within(section).findByText('«Uno», 2 de 3');
    await waitFor(() => expect(document.activeElement).toBe(handle()));
  });

  it('show what somebody else ticks meanwhile', async () => {
    const { box, historia } = await open(['Uno']);
    const now = historia();
    const datos = { ...now, version: 9, criterios: [{ ...now.criterios![0]!, hecho: true }] };
    fakeSocket.receive('cambio', {
      entidad: 'historia',
      accion: 'actualizado',
      _id: now._id,
      version: 9,
      datos,
      autor: null,
    });
    await waitFor(() => expect(box('Uno').checked).toBe(true));
  });

  it('keep what is being written when somebody else deletes them, and make a new one of it', async () => {
    const { api, user, section, shown, historia, path, criterios } = await open(['Uno', 'Dos', 'Tres']);
    const dos = criterios[1]!;
    const write = async () => {
      await user.click(within(section).getByRole('button', { name: 'Cambiar «Dos»' }));
      await user.keyboard(' y medio');
      return within(section).getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto de «Dos»' });
    };
    const remove = (left: Criterio[]) => {
      const version = historia().version + 9;
      const datos = { ...historia(), version, criterios: left };
      const { _id } = datos;
      fakeSocket.receive('cambio', {
        entidad: 'historia',
        accion: 'actualizado',
        _id,
        version,
        datos,
        autor: null,
      });
    };
    const field = await write();
    remove([criterios[0]!, criterios[2]!]);
    await within(section).findByText(/Este criterio se ha eliminado mientras lo escribías/);
    expect([field.value, document.activeElement]).toEqual(['Dos y medio', field]);
    await user.keyboard('{Enter}');
    const sent = api.callsTo(`POST ${path}`)[0]?.body as CriteriosCreate;
    expect(sent.criterios?.map(({ texto }) => texto)).toEqual(['Dos y medio']);
    expect(sent.despuesDe).toBe(criterios[0]!._id);
    const nuevo = await within(section).findByRole('textbox', { name: 'Añadir un criterio' });
    await waitFor(() => expect(document.activeElement).toBe(nuevo));
    expect(shown()).not.toContain('Dos');
    expect(api.callsTo(`PUT ${path}/${dos._id}`)).toEqual([]);
  });

  it('keep what was saved a moment too late', async () => {
    const { api, user, section, path, criterios } = await open(['Uno']);
    api.answer(`PUT ${path}/${criterios[0]!._id}`, fails('missing', 'El criterio no existe'));
    await user.click(within(section).getByRole('button', { name: 'Cambiar «Uno»' }));
    await user.keyboard(' bis{Enter}');
    await within(section).findByText(/Este criterio se ha eliminado/);
    const field = within(section).getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto de «Uno»' });
    expect([field.value, document.activeElement]).toEqual(['Uno bis', field]);
    await user.click(within(section).getByRole('button', { name: 'Añadir como nuevo' }));
    await waitFor(() => expect(api.callsTo(`POST ${path}`)).toHaveLength(1));
    await waitFor(() => expect(within(section).queryByText(/se ha eliminado/)).toBeNull());
  });

  it('and the points of the team’s definition wait without a network, and are taken back by undo', async () => {
    const punto = { _id: anId(), texto: 'Diseño aprobado', regla: null, cumple: false };
    const { user, box, section, historia } = await open(['Uno', 'Dos'], [punto]);
    const definicion = await screen.findByRole('region', { name: 'Definición de preparado' });
    const aprobado = within(definicion).getByRole<HTMLInputElement>('checkbox', { name: 'Diseño aprobado' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(box('Uno'));
    await user.click(box('Dos'));
    await user.click(box('Dos'));
    await user.click(aprobado);
    const waiting = () => pendientes.all().map(({ accion, body }) => [accion, body]);
    const criterios = [
      ['criterio', { hecho: true }],
      ['criterio', { hecho: false }],
    ];
    await waitFor(() => expect(waiting()).toEqual([...criterios, ['marca', { cumple: true }]]));
    expect(pendientes.all().at(-1)?.path).toBe(
      `/api/sprints/historias/${historia()._id}/definiciones/${punto._id}`,
    );
    expect([box('Uno').checked, box('Dos').checked, aprobado.checked]).toEqual([true, false, true]);
    await within(section).findByText('1 de 2');
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(waiting()).toEqual(criterios));
    expect([box('Uno').checked, aprobado.checked]).toEqual([true, false]);
  });

  it('that the server refuses go back to what they were, and it is said why', async () => {
    const { api, user, box, path, criterios } = await open(['Uno']);
    api.answer(`PUT ${path}/${criterios[0]!._id}`, fails('missing', 'El criterio no existe'));
    await user.click(box('Uno'));
    await screen.findByText('No se ha podido guardar: El criterio no existe');
    expect(box('Uno').checked).toBe(false);
  });
});
