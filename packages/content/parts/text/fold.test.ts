import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { slugify } from './headings.ts'

describe('a folded text', () => {
  test.each([
    ['São Paulo', 'sao paulo'],
    ['Benefícios ﬁscais', 'beneficios fiscais'],
    ['ﬂuxo, oﬀ, eﬃciente', 'fluxo, off, efficiente'],
    ['Straße, Øre, Ægir, Đorđe, Łódź, œuvre', 'strasse, ore, aegir, dorde, lodz, oeuvre'],
    ['60 m², 2ª via, nº 1', '60 m2, 2a via, no 1'],
    ['Ｐｌａｎｏ', 'plano'],
    ['d’água d‘água d´água d`água d′água dʼágua', "d'agua d'agua d'agua d'agua d'agua d'agua"],
    ['tela de 20″, 5‶', "tela de 20'', 5''"],
    ['a – b — c ‑ d − e ‐ f', 'a - b - c - d - e - f'],
    ['um\u00a0dois\u2009três\n\tquatro', 'um dois tres quatro'],
    ['bem\u2060-\u2060vindo, invi\u200bsível, hí\u00adfen', 'bem-vindo, invisivel, hifen'],
  ])('of “%s” is “%s”', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('has every letter of European languages in plain letters, as anchors and addresses have', () => {
    const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code))
    for (const letter of letters.filter((character) => /\p{Script=Latin}/u.test(character))) {
      expect(fold(letter), letter).toMatch(/^[a-z]+$/)
      expect(slugify(`x${letter}`)).toBe(`x${fold(letter)}`)
    }
  })
})
