import { palabrasOf, type Searched } from '@pmp/platform';
import type { ElementoDoc, StoredElemento } from './elemento-doc';

type Text = Pick<ElementoDoc, 'titulo' | 'criterios'>;

const wordsOf = ({ titulo, criterios = [] }: Text): string[] =>
  palabrasOf([titulo, ...criterios.map(({ texto }) => texto)].join('\n'));

export const searched: Searched<ElementoDoc> = { fields: ['titulo', 'criterios'], palabrasOf: wordsOf };

/** What the search finds an element by: the words of its title and of its criteria. */
export const palabrasOfElemento = (doc: Text): Required<Pick<StoredElemento, 'palabras'>> => ({
  palabras: wordsOf(doc),
});
