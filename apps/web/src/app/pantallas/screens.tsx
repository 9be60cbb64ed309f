import { createElement, useState } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { paths } from '../../shared/navegar/paths';
import { ConPanel } from './con-panel';
import { lazyPage } from './lazy-page';
import type { Ruta } from './ruta';

const elementsOf = (rutas: Ruta[]) => {
  // By file: two addresses of one screen are the same screen.
  const pages = new Map(rutas.map(({ load, texts }) => [load, lazyPage(load, ...texts)]));
  return rutas.map(({ path, load, conPanel }) => {
    const page = createElement(pages.get(load)!);
    return { path, element: conPanel ? <ConPanel>{page}</ConPanel> : page };
  });
};

/** Cards link to `/proyectos/{id}`; the project's page is `/proyecto/{id}`. */
const ProyectoRedirect = () => <Navigate to={paths.proyecto(useParams()['id'] ?? '')} replace />;

/** The screens behind sign-in. */
export const Screens = ({ rutas }: { rutas: Ruta[] }) => {
  const [screens] = useState(() => elementsOf(rutas));
  return (
    <Routes>
      {screens.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="/proyectos/:id" element={<ProyectoRedirect />} />
      <Route path="*" element={<Navigate to={paths.panel} replace />} />
    </Routes>
  );
};
