import type { RouteCategory } from '@elos/content'

/** The badge of a related page (specification, section 2). */
export const categoryLabel: Record<RouteCategory, string> = {
  home: 'Início',
  operadora: 'Operadoras',
  produto: 'Produtos',
  blog: 'Blog',
  institucional: 'Institucional',
  seguro: 'Seguros',
}
