import fc from 'fast-check'
import type { Article, Block } from './article.ts'
import { text } from './json.ts'

interface Operands {
  /** An index in an array or string, modulo its length. */
  at: number
  to: number
  text: string
}

type Edit = (article: Article, operands: Operands) => Article

const EDITS = {
  typeInTitle: (article, { at, text }) => ({ ...article, title: spliced(article.title, at, text) }),
  typeInBody: (article, { at, to, text }) =>
    withBlock(article, at, (block) => ({
      ...block,
      children: block.children.map((span, index) =>
        index === to % block.children.length
          ? { ...span, text: spliced(span.text, to, text) }
          : span,
      ),
    })),
  mark: (article, { at, text }) =>
    withBlock(article, at, (block) => ({
      ...block,
      children: block.children.map((span) => ({ ...span, marks: [...span.marks, text] })),
    })),
  setField: (article, { text }) => ({ ...article, seo: { description: text } }),
  unsetField: ({ seo: _, ...article }) => article,
  insertBlock: (article, { at, to, text }) => {
    const block: Block = {
      _key: `n${to}`,
      _type: 'block',
      style: 'normal',
      children: [{ _key: 's', _type: 'span', text, marks: [] }],
    }
    return { ...article, body: article.body.toSpliced(at % (article.body.length + 1), 0, block) }
  },
  removeBlock: (article, { at }) => ({
    ...article,
    body: article.body.toSpliced(at % Math.max(article.body.length, 1), 1),
  }),
  moveBlock: (article, { at, to }) => {
    const from = at % Math.max(article.body.length, 1)
    const moved = article.body.slice(from, from + 1)
    return { ...article, body: article.body.toSpliced(from, 1).toSpliced(to, 0, ...moved) }
  },
  duplicateBlocks: (article) => ({ ...article, body: [...article.body, ...article.body] }),
  tag: (article, { at, text }) => ({ ...article, tags: article.tags.toSpliced(at, 0, text) }),
  retag: (article, { at, text }) => ({
    ...article,
    tags: article.tags.map((tag, index) => (index === at ? spliced(tag, at, text) : tag)),
  }),
  fillCell: (article, { at, to, text }) => ({
    ...article,
    table: article.table.map(({ cells }, row) => ({
      cells: row === at ? cells.toSpliced(to, 1, text) : cells,
    })),
  }),
  clearTable: (article) => ({ ...article, table: [] }),
} satisfies Record<string, Edit>

/** A change that an editor could make. */
export const edit: fc.Arbitrary<(article: Article) => Article> = fc
  .record({
    change: fc.constantFrom<Edit[]>(...Object.values(EDITS)),
    at: fc.nat(12),
    to: fc.nat(12),
    text,
  })
  .map(
    ({ change, ...operands }) =>
      (article: Article) =>
        change(article, operands),
  )

function withBlock(article: Article, at: number, change: (block: Block) => Block): Article {
  const place = at % article.body.length
  return {
    ...article,
    body: article.body.map((block, index) => (index === place ? change(block) : block)),
  }
}

/** Inserts text, sometimes inside a surrogate pair, and sometimes replacing what follows. */
function spliced(whole: string, at: number, part: string): string {
  const place = at % (whole.length + 1)
  return whole.slice(0, place) + part + whole.slice(place + (at % 3))
}
