import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { readGuide } from '../../platform/locale/testing/englishTexts.ts'
import { guideHtml } from './guideHtml.ts'

const { document } = new JSDOM(guideHtml(readGuide(), (name) => `/static/${name}`)).window

test('each link of the guide leads to a section of it', () => {
  const targets = [...document.querySelectorAll('a')].map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
  expect(targets.length).toBeGreaterThan(25)
  expect(targets).not.toContain(null)
})

test('each picture of the guide has the address that the Studio gives it', () => {
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((source) => !source?.startsWith('/static/guia-'))).toEqual([])
})
