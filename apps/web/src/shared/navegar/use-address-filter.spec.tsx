import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { useAddressFilter } from './use-address-filter';

const PARAM = { texto: 'q', estado: 'estado' };

const openAt = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useAddressFilter(PARAM), { wrapper: BrowserRouter }).result;
};

describe('a filter in the address', () => {
  it('is read from the address, and changes nothing else in it', () => {
    const filter = openAt('/tareas?estado=activo&ver=1');
    expect(filter.current.filtro).toEqual({ texto: '', estado: 'activo' });
    act(() => filter.current.setFiltro({ estado: '', texto: 'año' }));
    expect(filter.current.filtro).toEqual({ texto: 'año', estado: '' });
    expect(window.location.search).toBe('?ver=1&q=a%C3%B1o');
    act(() => filter.current.clear());
    expect(window.location.search).toBe('');
  });

  it('keeps both of two changes made before the next render', () => {
    const filter = openAt('/tareas');
    act(() => {
      filter.current.setFiltro({ texto: 'pago' });
      filter.current.setFiltro({ estado: 'activo' });
    });
    expect(filter.current.filtro).toEqual({ texto: 'pago', estado: 'activo' });
  });
});
