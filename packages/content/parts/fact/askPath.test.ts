import { expect, test } from 'vitest'
import { askPath, readAskPath } from './askPath.ts'
import { QUESTION_IDS } from './questions.ts'

const FORM = '/cotacao'

test.each(QUESTION_IDS)('the address that asks “%s” is read as its page and its question', (id) => {
  for (const page of ['/amil-saude', '/blog/um-artigo', '/']) {
    const path = askPath(page, id)
    // Addresses with capitals are led to their small letters.
    expect(path).toBe(path.toLowerCase())
    expect(readAskPath(path.slice(FORM.length))).toEqual({ page, question: id })
  }
})

test.each(['/amil-saude', '/', '/amil-saude/pergunta/preco', '/pergunta/mei/amil-saude'])(
  '%s asks nothing, and is read as a page',
  (path) => {
    expect(readAskPath(path)).toEqual({ page: path })
  },
)
