import { pageKindOf } from '@elos/content/page/kinds'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { combineLatest, map, type Observable, switchMap } from 'rxjs'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { isPrivate } from '../base/singletons.ts'
import { pagesShowing } from './impact/publishedSite.ts'
import { watchSite } from './impact/usePublishedSite.ts'

/** A page that shows a document. */
interface PageUse {
  path?: string | null
  name?: string | null
}

/** Finds the page of a document, of its draft too. */
export const OWN_PAGES_QUERY = '*[_id == $id && defined(route.path)].route{path, name}'

/** The pages of a document, and all published pages that show something of it. */
export interface Uses {
  own: PageUse[]
  others: PageUse[]
}

/** Types that every page uses. */
const EVERYWHERE = new Set(['siteSettings'])

const HOME = [{ title: 'Página inicial', href: '/' }]

/** The pages on which visitors see a document. */
export function locationsOf(type: string, uses: Uses | null): DocumentLocationsState {
  if (EVERYWHERE.has(type)) {
    return { message: 'Aparece em todas as páginas do site.', tone: 'caution', locations: HOME }
  }
  const paths = new Map<string, string>()
  for (const { path, name } of [...(uses?.own ?? []), ...(uses?.others ?? [])]) {
    if (path && !paths.has(path)) paths.set(path, name ?? path)
  }
  const locations = [...paths].map(([href, title]) => ({ title, href }))
  if (locations.length > 0) return { locations, message: usedOn(locations.length) }
  return {
    message: pageKindOf(type)
      ? 'Ainda não tem página. O botão “Preencher a página” propõe o endereço e os textos dela.'
      : 'Ainda não aparece em nenhuma página. Use este conteúdo em uma delas.',
    tone: 'caution',
  }
}

const usedOn = (count: number) =>
  count === 1 ? 'Usado em uma página' : `Usado em ${count.toLocaleString('pt-BR')} páginas`

/** Types that no page shows. */
const isNeverShown = (type: string) => type === 'redirect' || isPrivate(type)

/** Emits the pages of a document, and emits again whenever somebody publishes, or drafts a page. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (isNeverShown(type)) return null
  const published = publishedId(id)
  const own: Observable<PageUse[]> = documentStore.listenQuery(
    { fetch: OWN_PAGES_QUERY, listen: '*[_id in [$id, "drafts." + $id]]' },
    { id: published },
    { perspective: 'drafts' },
  )
  const others = watchSite(documentStore).pipe(switchMap((site) => pagesShowing(site, published)))
  return combineLatest({ own, others }).pipe(map((uses) => locationsOf(type, uses)))
}
