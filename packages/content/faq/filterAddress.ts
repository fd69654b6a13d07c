import type { FaqFilter } from './filter.ts'

/** The names that a filter has in an address, and in the form that makes one. */
export const FAQ_FIELDS = { text: 'busca', category: 'categoria', page: 'pagina' } as const

/** The filter that an address or a sent form names; what it does not name is open. The last of a name counts. */
export function readFaqFilter(fields: URLSearchParams | FormData): FaqFilter {
  const last = (name: string) => String(fields.getAll(name).at(-1) ?? '')
  return {
    text: last(FAQ_FIELDS.text),
    category: last(FAQ_FIELDS.category),
    page: Math.max(1, Math.floor(Number(last(FAQ_FIELDS.page))) || 1),
  }
}

/** The filter as the query of an address, without what is open: '?busca=meta&pagina=2', or ''. */
export function writeFaqFilter({ text, category, page }: FaqFilter): string {
  const fields = new URLSearchParams()
  if (text.trim()) fields.set(FAQ_FIELDS.text, text.trim())
  if (category && category !== 'all') fields.set(FAQ_FIELDS.category, category)
  if (page > 1) fields.set(FAQ_FIELDS.page, String(page))
  return fields.size > 0 ? `?${fields}` : ''
}
