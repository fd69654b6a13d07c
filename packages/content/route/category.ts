import type { RouteCategory } from './type.ts'

/** How visitors read the category of a page (specification, section 2). */
export const categoryLabel: Record<RouteCategory, string> = {
  home: 'Início',
  operadora: 'Operadoras',
  produto: 'Produtos',
  blog: 'Blog',
  institucional: 'Institucional',
  seguro: 'Seguros',
}
