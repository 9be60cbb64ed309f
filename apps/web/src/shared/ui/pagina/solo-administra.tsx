import { EmptyState } from './empty-state';
import { PageBody, PageHeader } from './page-header';

/** A screen that only administrators have, for everybody else: `texto` says so. */
export const SoloAdministra = ({ titulo, texto }: { titulo: string; texto: string }) => (
  <>
    <PageHeader title={titulo} />
    <PageBody>
      <EmptyState drawing="people" title={texto} />
    </PageBody>
  </>
);
