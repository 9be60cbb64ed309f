import { describe, expect, it } from '@jest/globals';
import type { Proyecto } from '@pmp/contracts/proyectos';
import type { UseQueryResult } from '@tanstack/react-query';
import { proyectoCrumbs } from './proyecto-crumbs';
import { aProyecto } from './testing/builders';

const crumbs = (query: Partial<UseQueryResult<Proyecto>>) =>
  proyectoCrumbs(query as UseQueryResult<Proyecto>);

describe('the way up to a project', () => {
  it('keeps its place while the project comes', () => {
    expect(crumbs({ isError: false })).toEqual([undefined]);
  });

  it('is none once it could not be read', () => {
    expect(crumbs({ isError: true })).toEqual([]);
  });

  it('stays what it was when only reading it again has failed', () => {
    const proyecto = aProyecto({ nombre: 'Portal' });
    expect(crumbs({ data: proyecto, isError: true })).toEqual([
      { label: 'Portal', to: `/proyecto/${proyecto._id}` },
    ]);
  });
});
