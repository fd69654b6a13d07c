import type { Page } from '@elos/content'
import { loadPage } from '@elos/content'
import { lakeOf } from '@elos/content/testing/lake'
import type { SeedDocument } from '@elos/studio/seed/build/document'
import { seedDocuments } from '@elos/studio/seed/documents'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { passagesOf } from './passages.ts'

/** A page as text, with every claim replaced by its serial number. */
export interface ReadPage {
  path: string
  page: Page
  /** One for each paragraph, heading, cell, label and alternative text. */
  passages: string[]
}

/** The day on which the pages are read. */
const NOW = new Date('2026-11-22T12:00:00-03:00')

/** The first serial number: no figure of the site is as large. */
const FIRST_SERIAL = 7_000_001

const documents = seedDocuments()
const claims = documents.filter((document) => document._type === 'claim')

/** The claim that each serial number stands for: '7.000.001' → 'claim-bradesco-preco'. */
export const claimOfSerial = new Map(
  claims.map(({ _id }, index) => [serialText(index), _id] as const),
)

/** Reads every page of the first content. */
export async function readPages(): Promise<ReadPage[]> {
  const serials = new Map(claims.map(({ _id }, index) => [_id, index]))
  const lake = lakeOf(documents.map((document) => withSerial(document, serials.get(document._id))))
  const paths = documents.flatMap((document) =>
    'route' in document && document.route ? [String(document.route.path)] : [],
  )
  return Promise.all(
    paths.map(async (path) => {
      const loaded = await loadPage(lake, path, NOW)
      if (loaded.outcome !== 'page') throw new Error(`${path} is no page: ${loaded.outcome}`)
      const { page } = loaded
      const found = [page.route.title, page.route.description]
      return { path, page, passages: [...found, ...passagesOf(render(renderPage(page)))] }
    }),
  )
}

/** A claim that states its serial number, whatever it stated; any other document unchanged. */
function withSerial(document: SeedDocument, index: number | undefined) {
  if (index === undefined) return document
  const serial = serialText(index)
  const { validFrom, validUntil, ...claim } = { validFrom: '', validUntil: '', ...document }
  return {
    ...claim,
    amount: FIRST_SERIAL + index,
    text: serial,
    ...('conditions' in document && { conditions: serial }),
  }
}

function serialText(index: number): string {
  return (FIRST_SERIAL + index).toLocaleString('pt-BR')
}
