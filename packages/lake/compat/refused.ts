/** The parts of the API that are not here, by the sentence that says why: the refusals (501) and COMPAT.md have it. */
type Refused = Readonly<Record<string, readonly string[]>>

/**
 * The routes of https://www.sanity.io/docs/http-reference that the Lake does not have: with each method that it does not
 * serve. `:name` is one segment of a path, a final `/*` the path itself and all below it.
 */
export const REFUSED_ROUTES: Refused = {
  'The Lake lists the transactions of documents: add their ids to the path.': [
    '/data/history/:dataset/transactions',
  ],
  'The Lake fetches nothing from other servers: upload the file itself.': [
    '/assets/files/:dataset/from-url',
    '/assets/images/:dataset/from-url',
  ],
  'The Lake has no Media Library.': ['/assets/media-library-link/:dataset', '/media-libraries/*'],
  'The Lake has no backups of its own: `lake export` writes an archive.': [
    '/projects/:project/datasets/:dataset/backups/*',
    '/projects/:project/datasets/:dataset/settings/backups',
  ],
  'The Lake copies no datasets: `lake export` one and `lake import` it into another.': [
    '/projects/:project/datasets/:dataset/copy',
  ],
  'The Lake has no jobs that go on after a request.': ['/jobs/*'],
  'The Lake publishes nothing by itself: publish with an action.': [
    '/publish/:project/:dataset',
    '/unpublish/:project/:dataset',
    '/schedules/*',
  ],
  'The Lake has no embeddings.': [
    '/embeddings-index/*',
    '/projects/:project/datasets/:dataset/settings/embeddings',
  ],
  'The Lake has no GraphQL: query it with GROQ.': ['/graphql/*', '/apis/*'],
  'LAKE_WEBHOOKS has the webhooks: change it and start the Lake again.': [
    '/hooks/projects/:project',
    '/hooks/projects/:project/:id',
  ],
  'The Lake has the datasets of LAKE_DATASET: name them when it starts.': [
    '/datasets/:dataset',
    '/projects/:project/datasets/:dataset',
  ],
  'The Lake has one project and no tags.': [
    '/projects/:project/tags/*',
    '/projects/:project/datasets/:dataset/tags/*',
  ],
  'The Lake has the project of LAKE_PROJECT alone.': ['/projects', '/projects/:project'],
  'LAKE_ORIGINS and LAKE_STUDIO_ORIGINS name the origins when the Lake starts.': [
    '/projects/:project/cors/*',
  ],
  'The Lake has one user, the administrator, and no roles: LAKE_TOKEN has the tokens.': [
    '/projects/:project/tokens/*',
    '/projects/:project/permissions',
    '/projects/:project/users/:user',
    '/projects/:project/acl/*',
    '/projects/:project/datasets/:dataset/grants',
    '/projects/:project/permissionResourceSchemas',
    '/projects/:project/roles/:role',
    '/access/*',
    '/organizations/*',
  ],
  'This is a service of the hosted platform, beside its Content Lake.': [
    '/projects/:project/features',
    '/activity/*',
    '/agent/*',
    '/applications/*',
    '/deploy/*',
    '/functions/*',
    '/installations/*',
    '/studiohosts/*',
    '/user-applications/*',
  ],
}

const under = (prefix: string, ...names: readonly string[]) =>
  names.map((name) => `sanity.action.${prefix}.${name}`)

/** The actions of https://www.sanity.io/docs/http-reference/actions and of @sanity/client that the Lake does not have. */
export const REFUSED_ACTIONS: Refused = {
  'The Lake has no releases: it serves the versions of documents, and publishes them one by one.': [
    ...under('release', 'create', 'edit', 'publish', 'archive', 'unarchive'),
    ...under('release', 'schedule', 'unschedule', 'delete', 'import'),
  ],
  'The Lake has no variants of documents.': [
    ...under('document.variant', 'create', 'edit', 'publish', 'unpublish', 'delete'),
    ...under('variant.definition', 'create', 'edit', 'delete'),
  ],
}

/** Each thing that is not here, with the reason. */
export function refusals(refused: Refused): { name: string; reason: string }[] {
  return Object.entries(refused).flatMap(([reason, names]) =>
    names.map((name) => ({ name, reason })),
  )
}
