import { afterEach, describe, expect, it } from '@jest/globals';
import { IDIOMAS as IDIOMAS_DEL_CONTRATO } from '@pmp/contracts/usuarios';
import { render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../dates';
import { changeLanguage, IDIOMAS, i18next, loadNamespaces, startLanguage, useIdioma } from './i18n';

const Texto = () => {
  const { t } = useTranslation(['equipos', 'comun']);
  return (
    <p>
      {t('vacio')}, {t('comun:accion.cancelar')}, {useIdioma()}
    </p>
  );
};

afterEach(() => changeLanguage('es'));

describe('languages', () => {
  it('are those of the contract', () => {
    expect(IDIOMAS).toEqual(IDIOMAS_DEL_CONTRATO);
  });

  it('the screen changes at once, texts in use, document and dates with it', async () => {
    await loadNamespaces(['equipos']);
    render(<Texto />);
    expect(screen.getByText('No hay equipos, Cancelar, es')).toBeDefined();
    await changeLanguage('en');
    expect(await screen.findByText('There are no teams, Cancel, en')).toBeDefined();
    expect(document.documentElement.lang).toBe('en');
    expect(formatDia('2026-11-20T00:00:00.000Z')).toBe('Nov 20, 2026');
  });

  it('numbers inside texts are written as the language writes them', async () => {
    await loadNamespaces(['equipos', 'backlog']);
    const miembros = () => i18next.t('equipos:miembros', { count: 12_500 });
    expect(miembros()).toBe('12.500 miembros');
    await changeLanguage('en');
    expect(miembros()).toBe('12,500 members');
  });

  it('a label inside a sentence loses its capital, but not in German', async () => {
    await loadNamespaces(['backlog']);
    const change = () =>
      i18next.t('backlog:historial.cambioLargo', { campo: i18next.t('backlog:campo.titulo') });
    expect(change()).toBe('cambió título');
    await changeLanguage('de');
    expect(change()).toBe('hat Titel geändert');
  });

  it('a screen that is opened later comes in the language in force', async () => {
    await changeLanguage('fr');
    await loadNamespaces(['tablero']);
    expect(i18next.t('tablero:recargar')).toBe('Recharger');
  });

  it('a screen that arrives during the change is not left behind', async () => {
    const changing = changeLanguage('de');
    const loading = loadNamespaces(['sprints']);
    await Promise.all([changing, loading]);
    expect(i18next.t('sprints:recargar')).toBe('Neu laden');
  });

  it('the last of two quick choices stays', async () => {
    await Promise.all([changeLanguage('fr'), changeLanguage('en')]);
    expect(i18next.language).toBe('en');
    expect(localStorage.getItem('idioma')).toBe('en');
  });

  it('the next visit starts in the language of the last', async () => {
    localStorage.setItem('idioma', 'de');
    await startLanguage();
    expect(i18next.language).toBe('de');
  });

  it('a value that nobody knows is Spanish', async () => {
    localStorage.setItem('idioma', 'xx');
    await startLanguage();
    expect(i18next.language).toBe('es');
  });
});
