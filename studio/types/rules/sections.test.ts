import { expect, test } from 'vitest'
import { validate } from '../testing/validate.ts'

const key = (index: number) => `s${index}`

/** The errors of the sections of a page, each with the section it stands at. */
async function problemsOf(sections: object[]) {
  const keyed = sections.map((section, index) => ({ _key: key(index), ...section }))
  const found = await validate({ _type: 'freePage', sections: keyed })
  return found
    .filter(({ level, path }) => level === 'error' && path.startsWith('sections'))
    .map(({ path, message }) => ({ path, message }))
}

const list = { _type: 'checklist', title: 'O que ter à mão', items: ['Documento'] }
const asked = [{ _key: 'a', _type: 'reference', _ref: 'siteFaqItem-1' }]

test.each([
  ['of one section', [list]],
  ['of twelve', Array.from({ length: 12 }, () => list)],
  ['that compares two sides', [{ _type: 'fit', title: 'Para quem', no: ['Quem já tem plano'] }]],
  ['with one section of questions', [list, { _type: 'questions', title: 'Dúvidas', items: asked }]],
])('a page %s is accepted', async (_, sections) => {
  expect(await problemsOf(sections)).toEqual([])
})

test.each([
  ['without sections', [], 'sections', 'Inclua ao menos uma seção.'],
  ['of thirteen', Array.from({ length: 13 }, () => list), 'sections', 'no máximo 12 seções'],
  [
    'with a section without a title',
    [{ ...list, title: undefined }],
    'sections[s0].title',
    'Preencha o campo “Título”',
  ],
  [
    'with two sections of questions',
    [
      { _type: 'questions', title: 'Dúvidas', items: asked },
      { _type: 'questions', title: 'Outras', items: asked },
    ],
    'sections[s1]',
    'Passe as de “Outras” para ela',
  ],
  ...['fit', 'sellers', 'questions', 'bands', 'comparison'].map(
    (kind): [string, object[], string, string] => [
      `with an empty section of the kind ${kind}`,
      [{ _type: kind, title: 'Vazia' }],
      'sections[s0]',
      'A seção “Vazia” está vazia',
    ],
  ),
])('a page %s is refused with what to do', async (_, sections, path, message) => {
  expect(await problemsOf(sections)).toContainEqual({
    path,
    message: expect.stringContaining(message),
  })
})
