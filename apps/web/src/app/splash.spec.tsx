import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Splash } from './splash';

it('shows for one second', () => {
  jest.useFakeTimers();
  render(<Splash />);
  act(() => void jest.advanceTimersByTime(999));
  expect(screen.queryByText('Cargando...')).not.toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText('Cargando...')).toBeNull();
  jest.useRealTimers();
});
