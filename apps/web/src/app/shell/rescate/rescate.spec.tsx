import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cambios } from '../../../shared/vivo/cambios';
import { guardarBorrador } from '../../../shared/escritura/borradores/borradores';
import './textos-perdidos';
import { aHistoria, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../features/empezar/empezar-page';

const historia = aHistoria({ titulo: 'Pagar' });
const gone = fails('missing', 'La historia no existe');
const kept = () => Object.keys(localStorage).filter((key) => key.includes(':borrador:'));

it('what was being written in places that are gone is offered for copying, and the rest stays where it is', async () => {
  signIn();
  const [chat, proyecto] = [aHistoria()._id, aProyecto()._id];
  const texto = 'Lo que falta';
  guardarBorrador('descripcion', historia._id, {
    texto,
    base: '',
    version: 1,
    entidad: 'historia',
    titulo: 'Pagar',
  });
  guardarBorrador('comentario', `historia.${historia._id}`, 'De acuerdo');
  guardarBorrador('mensajes', `equipo.${chat}`, 'Hola');
  guardarBorrador('formulario', `epica.nuevo.${proyecto}`, { valores: { titulo: 'Cobros' }, antes: {} });
  guardarBorrador('formulario', 'proyecto.nuevo', { valores: { nombre: 'Otro' }, antes: {} });
  let isThere = true;
  fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    [`GET /api/historias/${historia._id}`]: () => (isThere ? ok({ historia }) : gone),
    [`GET /api/mensajes/${chat}/equipo/info`]: fails('forbidden', 'No'),
    [`GET /api/proyectos/${proyecto}`]: fails('missing', 'El proyecto no existe'),
  });
  const { user } = renderApp('/empezar');
  const dialog = await screen.findByRole('dialog', { name: 'Lo que escribías ya no tiene sitio' });
  const shown = () =>
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent);
  expect(shown()).toEqual(['Mensaje', 'Formulario']);
  isThere = false;
  const { _id, version } = historia;
  act(() =>
    cambios.publish({ entidad: 'historia', accion: 'eliminado', _id, version, datos: null, autor: null }),
  );
  await waitFor(
    () => expect(shown()).toEqual(['Descripción: Pagar', 'Comentario', 'Mensaje', 'Formulario']),
    {
      timeout: 4_000,
    },
  );
  within(dialog).getByText(texto);
  within(dialog).getByText('Cobros');
  const discard = () => within(dialog).getAllByRole('button', { name: 'Descartar' })[0]!;
  for (let left = 4; left > 1; left -= 1) await user.click(discard());
  await user.click(discard());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toHaveLength(1);
});
