import { lake } from './lake.ts'
import { articlePage, routeAt, slugOf } from './newPages.ts'

const referenceTo = (_ref: string) => ({ _type: 'reference', _ref })

/** A person with a page and the picture of an article, a category with a page, and three articles of both. */
export async function newLists() {
  const photo = await lake.fetch<object>(
    '*[_type == "article" && defined(cover)] | order(_id asc)[0].cover',
  )
  const person = {
    _id: `author-${crypto.randomUUID()}`,
    _type: 'author',
    name: 'Joana Prado',
    slug: slugOf('joana-prado'),
    role: 'corretora de seguros',
    registration: 'Susep nº 201012345',
    note: 'Atende famílias e pequenas empresas, e confere cada prazo antes de escrever.',
    photo,
    route: routeAt('/blog/autor/joana-prado', 'Joana Prado', 'blog'),
  }
  const category = {
    _id: `articleCategory-${crypto.randomUUID()}`,
    _type: 'articleCategory',
    name: 'Coparticipação',
    slug: slugOf('coparticipacao'),
    lead: [
      {
        _type: 'block',
        _key: 'lead',
        style: 'normal',
        markDefs: [],
        children: [
          { _type: 'span', _key: 'text', text: 'Quando pagar por consulta compensa.', marks: [] },
        ],
      },
    ],
    route: routeAt('/blog/categoria/coparticipacao', 'Coparticipação', 'blog'),
  }
  const articles = await Promise.all(
    ['um', 'dois', 'tres'].map((word) => articlePage(`artigo-${word}`, `Artigo ${word}`)),
  )
  const signed = articles.map((article) => ({
    ...article,
    author: referenceTo(person._id),
    category: referenceTo(category._id),
  }))
  return [person, category, ...signed]
}
