import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Gate } from './gate';
import { lazyPage } from '../shared/partes/lazy-page';
import { PUBLICAS } from './rutas/rutas';

const pages = PUBLICAS.map(({ path, load, texts }) => ({ path, Screen: lazyPage(load, ...texts) }));

export const Router = () => (
  <Suspense>
    <Routes>
      {pages.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<Gate />} />
    </Routes>
  </Suspense>
);
