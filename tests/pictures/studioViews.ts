import type { StudioView } from './studioView.ts'

/** The pictures of the Studio in `docs/pictures`; those of the editors' guide are in guideViews.ts. */
export const studioViews: StudioView[] = [
  { name: 'desk', path: '/conteudo/claim;claim-bradesco-preco', words: 'Nome interno' },
  { name: 'editor', path: '/intent/edit/id=carrier-bradesco;type=carrier', words: 'Resumo' },
  { name: 'review', path: '/conteudo/review', words: 'Quem cuida' },
  { name: 'presentation', path: '/visualizar', words: 'Título principal' },
]
