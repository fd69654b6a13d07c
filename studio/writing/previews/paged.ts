import { brazilianDay } from '@elos/content/parts/time/day'
import type { PreviewValue } from 'sanity'
import { comingMoment, hasLeft } from '../../base/documents/pageState.ts'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'

interface PageSelection {
  title?: string
  /** The moment of publication, in UTC; empty if it is not scheduled. */
  publishAt?: string
  /** The ISO day on which it leaves the site. */
  unpublishOn?: string
  media?: PreviewValue['media']
}

interface ArticleSelection extends PageSelection {
  publishedAt?: string
  readMinutes?: number
}

const leaving = ({ unpublishOn }: PageSelection, now: Date) =>
  unpublishOn &&
  `${hasLeft(unpublishOn, now) ? 'saiu' : 'sai'} do site em ${brazilianDay(unpublishOn)}`

function scheduled({ publishAt }: PageSelection, now: Date) {
  const moment = comingMoment(publishAt, now)
  return moment && `agendado para ${brazilianMoment(moment)}`
}

/** An article in a list: whether it is scheduled, when it leaves, its date and its reading time. */
export function describeArticle(article: ArticleSelection): PreviewValue {
  const { publishedAt, readMinutes } = article
  return describePeriod(
    article,
    publishedAt && brazilianDay(publishedAt),
    readMinutes && `${readMinutes} min de leitura`,
  )
}

/** A page in a list: whether it is scheduled, when it leaves, and what else there is to say. */
export function describePeriod(page: PageSelection, ...others: Parameters<typeof subtitle>) {
  const now = new Date()
  const { title, media } = page
  return { title, subtitle: subtitle(scheduled(page, now), leaving(page, now), ...others), media }
}
