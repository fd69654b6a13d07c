import { INVISIBLE } from '@elos/content/parts/letters/blank'
import { SEARCH_FIELD, SEARCH_LENGTH, SearchPage, searchWords } from '@elos/ui'
import { Queue } from '../../common/queue.ts'
import { endpoint } from '../../http/endpoint.ts'
import { htmlResponse } from '../../http/htmlResponse.ts'
import { refuseAsPage } from '../../http/refusals.ts'
import { senderLimit } from '../../http/senderLimit.ts'
import { renderDocument } from '../../render/document.tsx'
import { errorResponse } from '../../render/errorPage.tsx'
import { getEmptySearches } from '../../search/emptySearches.ts'
import { searchFrame } from '../../search/frame.ts'
import { NOTHING_FOUND } from '../../search/searchIndex.ts'
import { indexSite, searchSite } from '../../search/searchSite.ts'

export const dynamic = 'force-dynamic'

/** Milliseconds in which a search answers: the first one after a start indexes every page, also on a busy machine. */
const DEADLINE_MS = 20_000

/**
 * The search in the whole site: '/busca?q=carência'. No answer is stored: there is one for each text. Search engines index
 * the pages that it finds.
 */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  // As one types, a search asks several times.
  limit: senderLimit({ name: 'search', perNetwork: 600 }),
  // One at a time: the first one after a publish indexes what has changed, for those who wait.
  queue: new Queue(1, 32),
  deadlineMs: DEADLINE_MS,
  async answer({ request, now }) {
    const frame = await searchFrame(now).catch(() => undefined)
    if (!frame) return errorResponse()
    const text = askedText(new URL(request.url).searchParams)
    if (text === '') void indexSite(frame.pages, now)
    const found = text === '' ? NOTHING_FOUND : await searchSite(text, frame.pages, now)
    // A search that is asked as one types is often half a word.
    const isWhole = text !== '' && request.headers.get('sec-fetch-dest') === 'document'
    if (isWhole && found.pages.length === 0) getEmptySearches()?.note(text)
    const { brandName } = frame.site
    const results = await renderDocument({
      metadata: {
        title: [text, searchWords.title, brandName].filter(Boolean).join(' | '),
        robots: 'noindex, follow',
      },
      body: <SearchPage {...frame} text={text} found={found} />,
      isPrivate: true,
    })
    return htmlResponse(results)
  },
})

/**
 * The text that is searched for, without what nobody types, such as the soft hyphens of a copied word: of repeated fields
 * the last one counts.
 */
function askedText(fields: URLSearchParams): string {
  const given = fields.getAll(SEARCH_FIELD).at(-1) ?? ''
  return given
    .replace(INVISIBLE, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_LENGTH)
}
