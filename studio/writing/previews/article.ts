import { brazilianDay } from '@elos/content/parts/time/day'
import type { PreviewValue } from 'sanity'
import { comingMoment, hasLeft } from '../../base/documents/pageState.ts'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'

interface ArticleSelection {
  title?: string
  publishedAt?: string
  readMinutes?: number
  /** The moment of publication, in UTC; empty if it is not scheduled. */
  publishAt?: string
  /** The ISO day on which it leaves the site. */
  unpublishOn?: string
  media?: PreviewValue['media']
}

const leaving = ({ unpublishOn }: ArticleSelection, now: Date) =>
  unpublishOn &&
  `${hasLeft(unpublishOn, now) ? 'saiu' : 'sai'} do site em ${brazilianDay(unpublishOn)}`

function scheduled({ publishAt }: ArticleSelection, now: Date) {
  const moment = comingMoment(publishAt, now)
  return moment && `agendado para ${brazilianMoment(moment)}`
}

/** An article in a list: whether it is scheduled, when it leaves, its date and its reading time. */
export function describeArticle(article: ArticleSelection): PreviewValue {
  const now = new Date()
  return {
    title: article.title,
    subtitle: subtitle(
      scheduled(article, now),
      leaving(article, now),
      article.publishedAt && brazilianDay(article.publishedAt),
      article.readMinutes && `${article.readMinutes} min de leitura`,
    ),
    media: article.media,
  }
}
