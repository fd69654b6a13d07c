import type { PreviewValue } from 'sanity'
import { brazilianDate } from './date.ts'

interface ArticleSelection {
  title?: string
  publishedAt?: string
  readMinutes?: number
  media?: PreviewValue['media']
}

/** An article in a list: its date and how long it takes to read. */
export const describeArticle = (article: ArticleSelection): PreviewValue => ({
  title: article.title,
  subtitle: [
    article.publishedAt && brazilianDate(article.publishedAt),
    article.readMinutes && `${article.readMinutes} min de leitura`,
  ]
    .filter(Boolean)
    .join(' · '),
  media: article.media,
})
