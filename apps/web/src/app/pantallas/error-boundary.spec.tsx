import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

const Broken = () => {
  throw new Error('roto');
};

it('shows the global error screen', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Algo salió mal' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recargar página' })).toBeTruthy();
});
