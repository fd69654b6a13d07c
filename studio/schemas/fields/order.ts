import { numberField } from './number.ts'

/** Position of the document in lists, smallest first. */
export const orderField = (group?: string) =>
  numberField({
    name: 'order',
    title: 'Ordem',
    description: 'Posição nas listas do site: o menor número aparece primeiro.',
    min: 0,
    max: 999,
    group,
  })

/** Ordering by position, for the desk's lists. */
export const byOrder = {
  title: 'Ordem no site',
  name: 'order',
  by: [{ field: 'order', direction: 'asc' }],
} satisfies import('sanity').SortOrdering
