import { z } from 'zod';
import { corto, enlace, esNada, largo, momento, ramaDe, sha } from './campos';
import { commit, confirmacionOf, urlDeRama } from './empuje';
import { noticiaDe, type Comprobacion, type Noticia, type Peticion } from './noticia';

const project = z.object({ path_with_namespace: corto, web_url: enlace });

const push = z.object({
  ref: z.string(),
  before: z.string(),
  after: z.string(),
  user_name: corto,
  commits: z.array(commit).default([]),
  project,
});

function readPush(body: unknown): Noticia {
  const { ref, before, after, user_name: autor, commits, project: at } = push.parse(body);
  const nombre = ramaDe(ref);
  if (nombre === null) return noticiaDe(at.path_with_namespace, {});
  const url = urlDeRama(at.web_url, '-/tree', nombre);
  const begins = esNada(before) && !esNada(after);
  return noticiaDe(at.path_with_namespace, {
    ramas: begins ? [{ nombre, url, autor, cuando: commits.at(-1)?.timestamp ?? null }] : [],
    confirmaciones: commits.map(confirmacionOf),
  });
}

const mergeRequest = z.object({
  user: z.object({ name: corto }).nullish(),
  object_attributes: z.object({
    iid: z.int(),
    title: corto,
    description: largo,
    state: z.string(),
    draft: z.boolean().nullish(),
    work_in_progress: z.boolean().nullish(),
    source_branch: corto,
    url: enlace,
    updated_at: momento,
    last_commit: z.object({ id: sha, author: z.object({ name: corto }).nullish() }).nullish(),
  }),
  project,
});

function estadoOf({
  state,
  draft,
  work_in_progress: wip,
}: z.infer<typeof mergeRequest>['object_attributes']): Peticion['estado'] {
  if (state === 'merged') return 'fusionada';
  if (state === 'closed') return 'cerrada';
  return draft || wip ? 'borrador' : 'abierta';
}

function readMergeRequest(body: unknown): Noticia {
  const { object_attributes: one, user, project: at } = mergeRequest.parse(body);
  const peticion: Peticion = {
    numero: one.iid,
    identificador: `!${one.iid}`,
    titulo: one.title,
    descripcion: one.description,
    rama: one.source_branch,
    sha: one.last_commit?.id ?? null,
    url: one.url,
    // Who sends it may only have merged it.
    autor: one.last_commit?.author?.name || (user?.name ?? ''),
    estado: estadoOf(one),
    cuando: one.updated_at,
  };
  return noticiaDe(at.path_with_namespace, { peticiones: [peticion] });
}

const FAILS = new Set(['failed', 'canceled', 'canceling']);
const PASSES = new Set(['success', 'skipped']);

const pipeline = z.object({
  object_attributes: z.object({
    id: z.int(),
    sha,
    status: z.string(),
    url: enlace,
    created_at: momento,
    finished_at: momento.nullish(),
  }),
  project,
});

/** There is one result for all of a pipeline's jobs. */
function readPipeline(body: unknown): Noticia {
  const { object_attributes: one, project: at } = pipeline.parse(body);
  const comprobacion: Comprobacion = {
    sha: one.sha,
    nombre: 'pipeline',
    estado: PASSES.has(one.status) ? 'pasa' : FAILS.has(one.status) ? 'falla' : 'en curso',
    url: one.url ?? (at.web_url && `${at.web_url}/-/pipelines/${one.id}`),
    cuando: one.finished_at ?? one.created_at,
  };
  return noticiaDe(at.path_with_namespace, { comprobaciones: [comprobacion] });
}

export const GITLAB: Readonly<Record<string, (body: unknown) => Noticia>> = {
  'Push Hook': readPush,
  'Merge Request Hook': readMergeRequest,
  'Pipeline Hook': readPipeline,
};
