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

/** Finds pages that have left the site, and links that lead nowhere once a page has left. */
export const leavingPages: Review = (documents, today) =>
  documents.flatMap((page) => {
    const day = textOf(page.unpublishOn)
    if (!day || day > daysAfter(today, NOTICE_DAYS)) return []
    const hasLeft = day <= today
    const left: Remark = {
      document: page,
      path: 'unpublishOn',
      message: `Saiu do site em ${brazilianDay(day)}. Exclua a ficha, ou apague a data para que a página volte.`,
    }
    const links = isRecord(page.replacement) ? [] : linksTo(page, day, documents)
    return [...(hasLeft ? [left] : []), ...links]
  })

function linksTo(
  page: StoredDocument,
  day: string,
  documents: readonly StoredDocument[],
): Remark[] {
  const target = pathOf(page)
  const message = `Leva a ${target}, que sai do site em ${brazilianDay(day)}. Retire o link, ou diga na ficha dessa página para onde o endereço leva depois.`
  return documents.flatMap((document) =>
    foundIn(document, ({ path, value }) => {
      // Recommended pages that do not exist are left out by the site.
      const isLink = referenceOf(value) === page._id && !path.startsWith('route.relatedRoutes[')
      return isLink ? { document, path, message } : undefined
    }),
  )
}
