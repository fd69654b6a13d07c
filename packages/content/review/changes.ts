import { changeDayOf, hasChangedBy, valuesFrom } from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf } from '../parts/stored/route.ts'
import { isRecord, referenceOf, textOf } from '../parts/stored/value.ts'
import { visitFields } from '../parts/stored/walk.ts'
import { brazilianDay, daysAfter } from '../parts/time/day.ts'
import { claimValue } from './claimValue.ts'
import type { Remark, Review } from './type.ts'

/** The number of days before a change from which it is reported. */
const NOTICE_DAYS = 30

const ofType = (documents: readonly StoredDocument[], type: string) =>
  documents.filter(({ _type }) => _type === type)

/** Finds claims whose next value has become the value. The site shows it; nobody has to do anything. */
export const changedClaims: Review = (documents, today) =>
  ofType(documents, 'claim')
    .filter((claim) => hasChangedBy(claim, today))
    .map((claim) => ({
      document: claim,
      path: 'next',
      message: `O próximo valor já vale desde ${brazilianDay(changeDayOf(claim) ?? '')}: o site mostra ${claimValue(claim)}. Passe-o para o lugar do valor antigo.`,
    }))

/** Finds claims that get their next value within thirty days. */
export const changingClaims: Review = (documents, today) =>
  ofType(documents, 'claim').flatMap((claim): Remark[] => {
    const day = changeDayOf(claim)
    const [now, next] = valuesFrom(claim, today)
    if (!day || !now || !next || day > daysAfter(today, NOTICE_DAYS)) return []
    const message = `Muda em ${brazilianDay(day)}: de ${claimValue(now)} para ${claimValue(next)}. Confirme o próximo valor na fonte antes desse dia.`
    return [{ document: claim, path: 'next.validFrom', message }]
  })

/** Finds articles that have left the site, and links that lead nowhere once an article has left. */
export const leavingArticles: Review = (documents, today) =>
  ofType(documents, 'article').flatMap((article) => {
    const day = textOf(article.unpublishOn)
    if (!day || day > daysAfter(today, NOTICE_DAYS)) return []
    const hasLeft = day <= today
    const left: Remark = {
      document: article,
      path: 'unpublishOn',
      message: `Saiu do site em ${brazilianDay(day)}. Exclua o artigo, ou apague a data para que ele volte.`,
    }
    const links = isRecord(article.replacement) ? [] : linksTo(article, day, documents)
    return [...(hasLeft ? [left] : []), ...links]
  })

function linksTo(
  article: StoredDocument,
  day: string,
  documents: readonly StoredDocument[],
): Remark[] {
  const target = pathOf(article)
  return documents.flatMap((document) => {
    const remarks: Remark[] = []
    visitFields(document, ({ path, value }) => {
      // Recommended pages that do not exist are left out by the site.
      if (referenceOf(value) !== article._id || path.startsWith('route.relatedRoutes[')) return
      remarks.push({
        document,
        path,
        message: `Leva a ${target}, que sai do site em ${brazilianDay(day)}. Retire o link, ou diga no artigo para onde o endereço leva depois.`,
      })
    })
    return remarks
  })
}
