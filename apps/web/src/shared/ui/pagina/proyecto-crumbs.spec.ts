import { describe, expect, it } from '@jest/globals';
import type { Proyecto } from '@pmp/contracts/proyectos';
import type { UseQueryResult } from '@tanstack/react-query';
import { proyectoCrumbs } from './proyecto-crumbs';
import { aProyecto } from '../../testing/datos/builders';

const crumbs = (query: Partial<UseQueryResult<Proyecto>>) =>
  proyectoCrumbs(query as UseQueryResult<Proyecto>);

describe('the way up to a project', () => {
  it('keeps its space while the project loads', () => {
    expect(crumbs({ isError: false })).toEqual([undefined]);
  });

  it('disappears when the project could not be read', () => {
    expect(crumbs({ isError: true })).toEqual([]);
  });

  it('stays when only a refetch has failed', () => {
    const proyecto = aProyecto({ nombre: 'Portal' });
    expect(crumbs({ data: proyecto, isError: true })).toEqual([
      { label: 'Portal', to: `/proyecto/${proyecto._id}` },
    ]);
  });
});
