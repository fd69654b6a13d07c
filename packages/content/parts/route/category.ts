import { keysOf } from '../read/values.ts'

/** The categories of pages, in their order, each with the title that visitors and editors read. */
export const CATEGORY_TITLES = {
  home: 'Início',
  blog: 'Blog',
  operadora: 'Operadoras',
  produto: 'Produtos',
  seguro: 'Seguros',
  institucional: 'Institucional',
}

export type RouteCategory = keyof typeof CATEGORY_TITLES

/** The names of all categories, in their order. */
export const CATEGORIES: readonly RouteCategory[] = keysOf(CATEGORY_TITLES)
