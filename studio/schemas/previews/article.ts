import type { PreviewValue } from 'sanity'
import { brazilianDate } from './date.ts'

interface ArticleSelection {
  title?: string
  publishedAt?: string
  readMinutes?: number
  number?: number
  /** When it appears, in UTC; empty for at once. */
  publishAt?: string
  media?: PreviewValue['media']
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

const scheduled = (publishAt: string | undefined) =>
  publishAt &&
  new Date(publishAt) > new Date() &&
  `agendado para ${moment.format(new Date(publishAt))}`

/** An article in a list: whether it waits for its hour, its date and how long it takes to read. */
export const describeArticle = (article: ArticleSelection): PreviewValue => ({
  title: article.number ? `${article.number}. ${article.title ?? ''}` : article.title,
  subtitle: [
    scheduled(article.publishAt),
    article.publishedAt && brazilianDate(article.publishedAt),
    article.readMinutes && `${article.readMinutes} min de leitura`,
  ]
    .filter(Boolean)
    .join(' · '),
  media: article.media,
})
