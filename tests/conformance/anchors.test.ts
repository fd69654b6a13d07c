import { headingsOf, type Page } from '@elos/content'
import { pathOf } from '@elos/content/parts/stored/route'
import { partsOf } from '@elos/content/review/anchors'
import { seedDocuments } from '@elos/studio/seed/documents'
import { renderPage } from '@elos/ui'
import { ids } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { loadAllPages } from '../firstContent.ts'

const pages = await loadAllPages()
const paged = seedDocuments().flatMap((document) => {
  const page = pages.find(({ route }) => route.path === pathOf({ ...document }))
  return page ? [{ document: { ...document }, page }] : []
})

/** The parts that pages may have, and for which the first content has nothing to show. */
const UNUSED = ['quem-somos', 'beneficios', 'precos']

const types = [...new Set(paged.map(({ document }) => document._type))]

/** The ids of the sections and titles of a page to which a link may lead, without the number of a repeated one. */
function anchorsOf({ subject }: Page): string[] {
  const sections = 'sections' in subject ? subject.sections.map(({ id }) => id) : []
  const titles =
    'body' in subject ? headingsOf(subject.body).filter(({ level }) => level === 2) : []
  return [...sections, ...titles.map(({ id }) => id)].map((id) => id.replace(/-\d+$/, ''))
}

describe.each(types)(
  'the parts of a page of the type %s that links are checked against',
  (type) => {
    const ofType = paged.filter(({ document }) => document._type === type)

    test('are all that its pages have', () => {
      for (const { document, page } of ofType)
        expect(partsOf(document), page.route.path).toEqual(expect.arrayContaining(anchorsOf(page)))
    })

    test('are each on one of its pages', () => {
      const rendered = ofType.flatMap(({ page }) => ids(render(renderPage(page))))
      const parts = new Set(ofType.flatMap(({ document }) => partsOf(document)))
      const absent = [...parts].filter((part) => !rendered.includes(part))
      expect(absent.filter((part) => !UNUSED.includes(part))).toEqual([])
    })
  },
)
