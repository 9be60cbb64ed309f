import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Gate } from './gate';
import { lazyPage } from './pantallas/lazy-page';

const LoginPage = lazyPage(() => import('../features/acceso/entrar/login-page'), 'acceso');
const EmpresaPage = lazyPage(() => import('../features/acceso/entrar/empresa-page'), 'acceso', 'empresa');
const RecuperarPage = lazyPage(() => import('../features/acceso/recuperar/recuperar-page'), 'acceso');
const RestablecerPage = lazyPage(() => import('../features/acceso/recuperar/restablecer-page'), 'acceso');
const ConfirmarCorreoPage = lazyPage(
  () => import('../features/acceso/recuperar/confirmar-correo-page'),
  'acceso',
);
const RegisterPage = lazyPage(() => import('../features/acceso/registrarse/register-page'), 'acceso');

export const Router = () => (
  <Suspense>
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/login/empresa" element={<EmpresaPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/recuperar" element={<RecuperarPage />} />
      <Route path="/restablecer/:token" element={<RestablecerPage />} />
      <Route path="/confirmar-correo/:token" element={<ConfirmarCorreoPage />} />
      <Route path="*" element={<Gate />} />
    </Routes>
  </Suspense>
);
