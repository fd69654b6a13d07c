import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, textOf } from '../parts/stored/value.ts'
import { brazilianDay, daysAfter, isDay } from '../parts/time/day.ts'
import { datesIn, type NamedDate } from './dates.ts'
import { eachPassage, sentencesOf } from './passages.ts'
import type { Review } from './rule.ts'

/** Words right before a date that make it the end of something: 'válida até', 'vence em'. */
const END =
  /(?:\baté|\bválid[oa]s?(?:\s+(?:em|por|para))?|\bvence(?:m|rá)?(?:\s+em)?|\bencerra(?:m|-se)?(?:\s+em)?|\btermina(?:m)?(?:\s+em)?)(?:\s+(?:o|a))?(?:\s+(?:dia|fim|final|mês)(?:\s+de)?)?\s*$/iu

/** Words of an offer, whose month or day is its end: 'promoção de novembro de 2025'. */
const OFFER =
  /\b(?:promoç(?:ão|ões)|ofertas?|campanhas?|descontos?|condiç(?:ão|ões)\s+especia(?:l|is))\b[^.]{0,40}?\b(?:de|em)\s*$/iu

/** Words that announce what is to come. */
const COMING =
  /\b(?:será|serão|começa(?:rá|m)?|chega(?:rá|m)?|estreia|em breve|lançamento)(?!\p{L})/iu

/** Words of a sentence that tells what was, or as of when something is known. */
const TOLD =
  /\b(?:foi|foram|era|eram|valeu|valeram|valia|valiam|terminou|acabou|encerrou|encerrad[oa]s?|durou|duraram|ficou|tinha|tinham|houve|atualizad[oa]s?|conferid[oa]s?|consultad[oa]s?|publicad[oa]s?|fundad[oa]|dados)\b/iu

/** 'de 2010 até 2015' is a time that is over, and no promise. */
const PERIOD = /\b(?:de|desde|entre)\s+(?:\p{L}+\s+de\s+)?\d{4}\s+até\s*$/iu

/** Whether a sentence makes a date the last day of something. */
export function isEnd(sentence: string, { index }: NamedDate): boolean {
  const before = sentence.slice(0, index)
  return END.test(before) && !PERIOD.test(before) && !TOLD.test(sentence)
}

function isPromise(sentence: string, date: NamedDate): boolean {
  if (TOLD.test(sentence)) return false
  const before = sentence.slice(0, date.index)
  return isEnd(sentence, date) || OFFER.test(before) || COMING.test(before)
}

/** Finds sentences that promise something until a day, or for one, that has passed. */
export const pastPromises: Review = (documents, today) =>
  eachPassage(documents, ({ text }) => {
    const [past] = sentencesOf(text).flatMap((sentence) =>
      datesIn(sentence).filter((date) => date.lastDay < today && isPromise(sentence, date)),
    )
    return (
      past &&
      `O texto promete “${past.text}”, que passou em ${brazilianDay(past.lastDay)}. Retire a promessa ou escreva a nova data.`
    )
  })

/** The part of a document that bounds when the site shows a passage or a link: the announcement for its own, else the document. */
export function periodOf(
  document: StoredDocument,
  path: string,
): Readonly<Record<string, unknown>> {
  const { announcement } = document
  return path.startsWith('announcement.') && isRecord(announcement) ? announcement : document
}

/**
 * Finds sentences with another last day than that of their page. An announcement may leave before the day that it names,
 * but not outlast it. A day without a year is one of the year in which the page ends.
 */
export const differingPromises: Review = (documents, today) =>
  eachPassage(documents, ({ path, text }, document) => {
    const period = periodOf(document, path)
    const leaving = textOf(period.unpublishOn)
    if (!isDay(leaving) || leaving <= today) return undefined
    const last = daysAfter(leaving, -1)
    const year = new Date(last).getUTCFullYear()
    const [other] = sentencesOf(text).flatMap((sentence) =>
      datesIn(sentence, year).filter((date) => {
        const differs = period === document ? date.lastDay !== last : date.lastDay < last
        return differs && isEnd(sentence, date)
      }),
    )
    return (
      other &&
      `O texto diz “${other.text}”, e o último dia no site é ${brazilianDay(last)}. Acerte o texto, ou “Tirar do site em”, que é o dia seguinte ao último.`
    )
  })
