import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

const Broken = () => {
  throw new Error('roto');
};

it('shows the global error screen', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Algo salió mal' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recargar página' })).toBeTruthy();
});
