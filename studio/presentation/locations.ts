import { map } from 'rxjs'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { publishedId } from '../../packages/content/tags/tags.ts'

/** A page that shows a document. */
export interface PageUse {
  path?: string | null
  name?: string | null
}

/**
 * From the route registry: the pages of a document itself, then those of the documents that refer to
 * it. A page's registry entry is shown by itself.
 */
export const USES_QUERY = `{
  "own": *[_type == "route" && (subject._ref == $id || _id == $id)] | order(path asc){path, name},
  "others": *[_type == "route" && subject._ref in *[_type != "route" && references($id)]._id]
    | order(path asc){path, name}
}`

/** What `USES_QUERY` answers. */
export interface Uses {
  own: PageUse[]
  others: PageUse[]
}

/** Types that every page shows or depends on. */
const EVERYWHERE = new Set(['siteSettings'])

/** Where visitors see a document, for the editor of it. */
export function locationsOf(type: string, uses: Uses | null): DocumentLocationsState {
  if (EVERYWHERE.has(type)) {
    return { message: 'Aparece em todas as páginas do site.', tone: 'caution', locations: home }
  }
  const paths = new Map<string, string>()
  for (const { path, name } of [...(uses?.own ?? []), ...(uses?.others ?? [])]) {
    if (path && !paths.has(path)) paths.set(path, name ?? path)
  }
  const locations = [...paths].map(([href, title]) => ({ title, href }))
  if (locations.length > 0) return { locations, message: usedOn(locations.length) }
  return {
    message:
      'Ainda não aparece em nenhuma página. Crie a página em “Páginas e rotas” ou use este conteúdo em outra.',
    tone: 'caution',
  }
}

const home = [{ title: 'Página inicial', href: '/' }]

const usedOn = (count: number) =>
  count === 1 ? 'Usado em uma página' : `Usado em ${count.toLocaleString('pt-BR')} páginas`

/** Types that no page ever shows. */
const isNeverShown = (type: string) =>
  type === 'redirect' || type === 'lead' || type.startsWith('media.')

/** Asks the registry, and again whenever it changes. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (isNeverShown(type)) return null
  return documentStore
    .listenQuery(USES_QUERY, { id: publishedId(id) }, { perspective: 'drafts' })
    .pipe(map((uses: Uses | null) => locationsOf(type, uses)))
}
