import { type ComponentType, createElement } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { paths } from '../../shared/navegar/paths';
import { ConPanel } from './con-panel';
import { lazyPage } from '../../shared/partes/lazy-page';
import type { Ruta } from './ruta';

/** By file, as two addresses of one screen are the same screen. Not React's state, which is lost when a screen suspends. */
const pages = new Map<Ruta['load'], ComponentType>();

const elementOf = ({ load, texts, conPanel }: Ruta) => {
  const Page = pages.get(load) ?? lazyPage(load, ...texts);
  pages.set(load, Page);
  const page = createElement(Page);
  return conPanel ? <ConPanel>{page}</ConPanel> : page;
};

/** Cards link to `/proyectos/{id}`; the project's page is `/proyecto/{id}`. */
const ProyectoRedirect = () => <Navigate to={paths.proyecto(useParams()['id'] ?? '')} replace />;

/** The screens behind sign-in. */
export const Screens = ({ rutas }: { rutas: Ruta[] }) => (
  <Routes>
    {rutas.map((ruta) => (
      <Route key={ruta.path} path={ruta.path} element={elementOf(ruta)} />
    ))}
    <Route path="/proyectos/:id" element={<ProyectoRedirect />} />
    <Route path="*" element={<Navigate to={paths.panel} replace />} />
  </Routes>
);
