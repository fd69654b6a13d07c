import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { textOf } from '@elos/content/parts/stored/value'
import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { brazilianMoment } from '../previews/date.ts'

/**
 * The states of a document's page: without an address, in a draft alone, off the site with its address leading
 * elsewhere, published and waiting for its day, on the site, or gone since its last day.
 */
export type PageState = 'unaddressed' | 'draft' | 'off' | 'waiting' | 'online' | 'left'

/** A document with a page, in its two versions. */
export interface PageVersions {
  published?: StoredDocument | null
  draft?: StoredDocument | null
  /** The path to which a redirect leads from the path of the page; empty without one. */
  leadsTo?: string | null
}

/** The moment at which an article comes (`publishAt`, in UTC), if that is still ahead; else ''. */
export function comingMoment(publishAt: unknown, now: Date): string {
  const moment = textOf(publishAt)
  return Date.parse(moment) > now.getTime() ? moment : ''
}

/** The sentence that staff read of an article which comes by itself at a moment; '' unless that is still ahead. */
export function comingText(publishAt: unknown, now: Date): string {
  const moment = comingMoment(publishAt, now)
  return moment && `Entra no site em ${brazilianMoment(moment).replace(', ', ' às ')}.`
}

/** Whether the day on which an article leaves (`unpublishOn`, ISO) has come. */
export function hasLeft(unpublishOn: unknown, now: Date): boolean {
  const day = textOf(unpublishOn)
  return day !== '' && day <= dayOf(now)
}

/** The state of a document's page. The published version decides, whatever the draft says. */
export function pageStateOf({ published, draft, leadsTo }: PageVersions, now: Date): PageState {
  if (published && pathOf(published)) {
    if (hasLeft(published.unpublishOn, now)) return 'left'
    return comingMoment(published.publishAt, now) ? 'waiting' : 'online'
  }
  if (!draft || !pathOf(draft)) return 'unaddressed'
  return leadsTo ? 'off' : 'draft'
}

interface Facts {
  path: string
  leadsTo: string
  /** The result of `comingText`. */
  coming: string
  /** The Brazilian day on which it left. */
  left: string
}

const SENTENCES: Record<PageState, (facts: Facts) => string> = {
  unaddressed: () =>
    'Ainda não tem página. O botão “Preencher a página” propõe o endereço e os textos dela.',
  draft: ({ coming }) =>
    `Só rascunho: visitantes não veem esta página. Para pôr no ar, publique. ${coming}`,
  off: ({ path, leadsTo, coming }) =>
    `Fora do ar. O endereço ${path} leva a ${leadsTo}. Para voltar, publique. ${coming}`,
  waiting: ({ coming }) => coming,
  online: ({ path }) => `No site em ${path}.`,
  left: ({ left }) => `Saiu do site em ${left}.`,
}

/** The sentence that staff read of the state of a document's page, in Portuguese. */
export function pageSentence(versions: PageVersions, now: Date): string {
  const page = versions.published ?? versions.draft
  const facts: Facts = {
    path: page ? pathOf(page) : '',
    leadsTo: versions.leadsTo ?? '',
    coming: comingText(page?.publishAt, now),
    left: brazilianDay(textOf(page?.unpublishOn)),
  }
  return SENTENCES[pageStateOf(versions, now)](facts).trim()
}
