import { vercelStegaCombine } from '@vercel/stega'
import { describe, expect, test } from 'vitest'
import { chosenMessage, marksMessage, readChosen, readMarks } from './markMessages.ts'
import { isAbout, type Mark, markOf, sourcesOf } from './marks.ts'

const FINDING = {
  rule: 'altMissing',
  severity: 'error',
  documentType: 'homePage',
  title: 'Início',
  message: 'A imagem não tem descrição.',
  reach: 'home',
  fingerprint: '',
} as const
const image = { _type: 'imageWithAlt', asset: { _ref: 'image-abc123-800x600-png' } }
const home = {
  _id: 'home',
  _type: 'homePage',
  hero: { title: 'Olá', image },
  body: [{ _key: 'f', _type: 'figure', image }],
}

const mark = (path: string, documentType = 'homePage'): Mark =>
  markOf({ ...FINDING, documentId: 'home', documentType, path }, home)

describe('a mark names the picture', () => {
  test.each(['hero.image', 'hero.image.alt', 'body[_key=="f"].alt'])('at %s', (path) => {
    expect(mark(path).picture).toBe('abc123')
  })

  test.each(['hero.title', 'hero', 'body[_key=="gone"].alt', ''])('but none at %j', (path) => {
    expect(mark(path).picture).toBe('')
  })
})

describe('a text of a preview', () => {
  const address = (path: string) => {
    const parameters = new URLSearchParams({ baseUrl: 'http://localhost:3333', id: 'home', path })
    return `http://localhost:3333/intent/edit/mode=presentation;id=home;path=x?${parameters}`
  }
  const marked = (text: string, path: string) =>
    vercelStegaCombine(text, { origin: 'sanity.io', href: address(path) }, false)

  test('names the fields that it comes from', () => {
    const text = `${marked('Olá', 'hero.title')} e ${marked('adeus', 'body[_key=="a b"].text')}`
    expect(sourcesOf(text)).toEqual([
      { documentId: 'home', path: 'hero.title' },
      { documentId: 'home', path: 'body[_key=="a b"].text' },
    ])
  })

  test('names none without invisible marks', () => {
    expect(sourcesOf('Olá')).toEqual([])
  })
})

describe('a mark is about', () => {
  const at = (path: string, documentId = 'home') => ({ documentId, path })

  test('the text of its field, and the texts inside it', () => {
    expect(isAbout(mark('hero.title'), at('hero.title'))).toBe(true)
    expect(isAbout(mark('body[_key=="a"]'), at('body[_key=="a"].children[_key=="s"].text'))).toBe(
      true,
    )
  })

  test('no other text', () => {
    expect(isAbout(mark('hero.title'), at('hero.title', 'other'))).toBe(false)
    expect(isAbout(mark('hero.title'), at('hero.titleNote'))).toBe(false)
    expect(isAbout(mark('body[_key=="a"]'), at('body[_key=="b"].children[_key=="s"].text'))).toBe(
      false,
    )
    expect(isAbout(mark(''), at('hero.title'))).toBe(false)
  })

  test('every text of its claim, whatever it finds in the claim', () => {
    expect(isAbout(mark('validUntil', 'claim'), at('amount'))).toBe(true)
    expect(isAbout(mark('validUntil', 'claim'), at('conditions'))).toBe(true)
    expect(isAbout(mark('validUntil', 'claim'), at('amount', 'other'))).toBe(false)
  })
})

describe('messages between the Studio and the preview', () => {
  const marks = [mark('hero.title'), mark('hero.image.alt')]

  test('are read as they were written', () => {
    expect(readMarks(marksMessage(marks))).toEqual(marks)
    expect(readChosen(chosenMessage(mark('hero.title')))).toEqual(mark('hero.title'))
  })

  test.each([undefined, null, 'elos:refresh', { type: 'other' }, { type: 'elos:mark-chosen' }])(
    'other messages are none: %j',
    (data) => {
      expect(readMarks(data)).toBeUndefined()
      expect(readChosen(data)).toBeUndefined()
    },
  )
})
