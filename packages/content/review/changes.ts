import { changeDayOf, hasChangedBy, valuesFrom } from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf } from '../parts/stored/route.ts'
import { isRecord, referenceOf, textOf } from '../parts/stored/value.ts'
import { foundIn } from '../parts/stored/walk.ts'
import { brazilianDay, daysAfter } from '../parts/time/day.ts'
import { eachClaim, NOTICE_DAYS } from './claims.ts'
import { claimValue } from './claimValue.ts'
import type { Remark, Review } from './rule.ts'

/** Finds claims whose next value has become the value. The site shows it; nobody has to do anything. */
export const changedClaims: Review = (documents, today) =>
  eachClaim(documents, (claim) => {
    if (!hasChangedBy(claim, today)) return undefined
    const message = `O próximo valor já vale desde ${brazilianDay(changeDayOf(claim) ?? '')}: o site mostra ${claimValue(claim)}. Passe-o para o lugar do valor antigo.`
    return { path: 'next', message }
  })

/** Finds claims that get their next value within thirty days. */
export const changingClaims: Review = (documents, today) =>
  eachClaim(documents, (claim) => {
    const day = changeDayOf(claim)
    const [now, next] = valuesFrom(claim, today)
    if (!day || !now || !next || day > daysAfter(today, NOTICE_DAYS)) return undefined
    const message = `Muda em ${brazilianDay(day)}: de ${claimValue(now)} para ${claimValue(next)}. Confirme o próximo valor na fonte antes desse dia.`
    return { path: 'next.validFrom', message }
  })

/** Finds articles that have left the site, and links that lead nowhere once an article has left. */
export const leavingArticles: Review = (documents, today) =>
  documents.flatMap((article) => {
    const day = article._type === 'article' ? textOf(article.unpublishOn) : ''
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
  const message = `Leva a ${target}, que sai do site em ${brazilianDay(day)}. Retire o link, ou diga no artigo para onde o endereço leva depois.`
  return documents.flatMap((document) =>
    foundIn(document, ({ path, value }) => {
      // Recommended pages that do not exist are left out by the site.
      const isLink = referenceOf(value) === article._id && !path.startsWith('route.relatedRoutes[')
      return isLink ? { document, path, message } : undefined
    }),
  )
}
