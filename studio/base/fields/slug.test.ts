import { expect, test } from 'vitest'
import { validate } from '../../types/testing/validate.ts'

const slugProblems = async (slug?: object) => {
  const found = await validate({ _type: 'faqCategory', label: 'Guia', slug })
  return found.filter(({ path }) => path.startsWith('slug'))
}

test('a missing slug is reported once, at the field that staff know', async () => {
  expect(await slugProblems()).toEqual([
    { level: 'error', path: 'slug', message: 'Preencha o campo “Código do filtro”.' },
  ])
})

test('a slug of lowercase words is sound', async () => {
  expect(await slugProblems({ _type: 'slug', current: 'guia-de-planos' })).toEqual([])
})
