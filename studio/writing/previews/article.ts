import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import type { PreviewValue } from 'sanity'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'

interface ArticleSelection {
  title?: string
  publishedAt?: string
  readMinutes?: number
  number?: number
  /** The moment of publication, in UTC; empty if it is not scheduled. */
  publishAt?: string
  /** The ISO day on which it leaves the site. */
  unpublishOn?: string
  media?: PreviewValue['media']
}

const leaving = (unpublishOn: string | undefined) =>
  unpublishOn &&
  `${unpublishOn > dayOf(new Date()) ? 'sai' : 'saiu'} do site em ${brazilianDay(unpublishOn)}`

const scheduled = (publishAt: string | undefined) =>
  publishAt && new Date(publishAt) > new Date() && `agendado para ${brazilianMoment(publishAt)}`

/** An article in a list: whether it is scheduled, when it leaves, its date and its reading time. */
export const describeArticle = (article: ArticleSelection): PreviewValue => ({
  title: article.number ? `${article.number}. ${article.title ?? ''}` : article.title,
  subtitle: subtitle(
    scheduled(article.publishAt),
    leaving(article.unpublishOn),
    article.publishedAt && brazilianDay(article.publishedAt),
    article.readMinutes && `${article.readMinutes} min de leitura`,
  ),
  media: article.media,
})
