/** What a picture of the Studio shows: a path, and the words to wait for. */
export const studioViews = [
  { name: 'desk', path: '/conteudo/claim;claim-bradesco-preco', words: 'Nome interno' },
  { name: 'editor', path: '/intent/edit/id=carrier-bradesco;type=carrier', words: 'Resumo' },
  { name: 'review', path: '/conteudo/review', words: 'Afirmações que se contradizem' },
  { name: 'presentation', path: '/visualizar', words: 'Título principal' },
]
