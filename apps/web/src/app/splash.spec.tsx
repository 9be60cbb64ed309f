import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Splash } from './splash';

it('shows for one second', () => {
  vi.useFakeTimers();
  render(<Splash />);
  act(() => void vi.advanceTimersByTime(999));
  expect(screen.queryByText('Cargando...')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Cargando...')).toBeNull();
  vi.useRealTimers();
});
