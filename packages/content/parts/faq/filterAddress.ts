import type { FaqFilter } from './filter.ts'

/** The names of the filter's fields in the URL's query and in the search form. */
export const FAQ_FIELDS = { text: 'busca', category: 'categoria', page: 'pagina' } as const

/**
 * Reads the filter from a URL's query or a sent form. Absent fields do not filter; of repeated ones
 * the last counts.
 */
export function readFaqFilter(fields: URLSearchParams | FormData): FaqFilter {
  const last = (name: string) => String(fields.getAll(name).at(-1) ?? '')
  return {
    text: last(FAQ_FIELDS.text),
    category: last(FAQ_FIELDS.category),
    page: Math.max(1, Math.floor(Number(last(FAQ_FIELDS.page))) || 1),
  }
}

/**
 * Writes the filter as a URL's query, without fields that do not filter: '?busca=meta&pagina=2', or
 * ''.
 */
export function writeFaqFilter({ text, category, page }: FaqFilter): string {
  const fields = new URLSearchParams()
  if (text.trim()) fields.set(FAQ_FIELDS.text, text.trim())
  if (category && category !== 'all') fields.set(FAQ_FIELDS.category, category)
  if (page > 1) fields.set(FAQ_FIELDS.page, String(page))
  return fields.size > 0 ? `?${fields}` : ''
}
