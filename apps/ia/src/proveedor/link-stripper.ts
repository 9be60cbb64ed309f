import { isRutaDeLaApp } from '@pmp/contracts/ia';

const ENLACE = /!?\[([^\]\n]*)\](?:\(([^)\n]*)\)|\[[^\]\n]*\])/g;
const DIRECCION = /<?(?:\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|(?<![\w:/])\/\/)[^\s)\]>]+>?/gi;
const ESQUEMA = /\b(?:javascript|vbscript|data|mailto):[^\s)\]]+/gi;

const RETIRADO = '(enlace retirado)';

/** Keeps links within the app. Of other links, and of images, only the text remains. */
export const withoutForeignLinks = (texto: string): string =>
  texto
    .replace(ENLACE, (whole: string, text: string, ruta?: string) =>
      !whole.startsWith('!') && ruta !== undefined && isRutaDeLaApp(ruta.trim())
        ? `[${text}](${ruta.trim()})`
        : text,
    )
    .replace(DIRECCION, RETIRADO)
    .replace(ESQUEMA, RETIRADO);

const LINK_UNDER_WAY = /!?\[[^\]\n]{0,300}(?:\](?:[([][^)\]\n]{0,500})?)?$/;
/** Text that has been held back for this long is not a link. */
const MAX_HELD = 1_000;

/** The same for a text that arrives in pieces: holds back what may still become a link. */
export class LinkStripper {
  private held = '';

  /** Takes a piece and returns what may be shown now. */
  push(texto: string): string {
    this.held += texto;
    let cut = Math.max(this.held.lastIndexOf(' '), this.held.lastIndexOf('\n')) + 1;
    const open = LINK_UNDER_WAY.exec(this.held.slice(0, cut));
    if (open && this.held.length <= MAX_HELD) cut = open.index;
    const ready = this.held.slice(0, cut);
    this.held = this.held.slice(cut);
    return withoutForeignLinks(ready);
  }

  end(): string {
    const rest = withoutForeignLinks(this.held);
    this.held = '';
    return rest;
  }
}
