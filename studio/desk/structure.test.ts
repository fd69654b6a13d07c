import { expect, test } from 'vitest'
import { contentDocuments } from '../types/documents/index.ts'
import { deskTitles } from './testing/deskTitles.ts'

const titles = await deskTitles()

test('the desk has every content type exactly once', () => {
  const groups = ['review', 'drafts', 'partners', 'blog', 'pages']
  expect(
    titles
      .map(([id]) => id)
      .filter((id) => !groups.includes(id))
      .sort(),
  ).toEqual(contentDocuments.map(({ name }) => name).sort())
})

test('the items of the desk are in order', () => {
  expect(titles.map(([, title]) => title)).toEqual([
    'Para revisar',
    'Rascunhos',
    'Página inicial',
    'Parceiros',
    'Página de parceiros',
    'Perguntas de parceiros',
    'Categorias de perguntas',
    'Operadoras',
    'Planos',
    'Produtos',
    'Blog',
    'Artigos',
    'Página do blog',
    'Autores',
    'Categorias de artigos',
    'Depoimentos',
    'Perguntas frequentes',
    'Preços e afirmações',
    'Páginas e rotas',
    'Páginas legais e institucionais',
    'Redirecionamentos',
    'Configurações',
  ])
})
