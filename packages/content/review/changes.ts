import {
  changeDayOf,
  claimOn,
  claimStateOn,
  hasChangedBy,
  valuesFrom,
} from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf } from '../parts/stored/route.ts'
import { isRecord, referenceOf, textOf, titleOf } from '../parts/stored/value.ts'
import { foundIn } from '../parts/stored/walk.ts'
import { brazilianDay, dayOf, daysAfter } from '../parts/time/day.ts'
import { eachClaim, NOTICE_DAYS } from './claims.ts'
import { claimValue } from './claimValue.ts'
import { periodOf } from './promises.ts'
import type { Remark, Review } from './rule.ts'

/** Finds claims whose next value has become the value. The site shows it; nobody has to do anything. */
export const changedClaims: Review = (documents, today) =>
  eachClaim(documents, (claim) => {
    if (!hasChangedBy(claim, today)) return undefined
    const message = `O próximo valor já vale desde ${brazilianDay(changeDayOf(claim) ?? '')}: ${claimValue(claim)}. Passe-o para o lugar do valor antigo.`
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

type Fields = Readonly<Record<string, unknown>>

/** Finds pages that have left the site, and links that lead nowhere once a page has left. */
export const leavingPages: Review = (documents, today) =>
  documents.flatMap((page) => {
    const day = textOf(page.unpublishOn)
    if (!day) return []
    const left: Remark = {
      document: page,
      path: 'unpublishOn',
      message: `Saiu do site em ${brazilianDay(day)}. Exclua a ficha, ou apague a data para que a página volte.`,
    }
    const links = isRecord(page.replacement) ? [] : linksLeftBy(page, { day, documents, today })
    return [...(day <= today ? [left] : []), ...links]
  })

interface Leaving {
  /** The ISO day on which the page that is linked to leaves. */
  day: string
  documents: readonly StoredDocument[]
  today: string
}

/**
 * The links to a page that leaves: those that stay, within thirty days of it, and at any time those that leave later, as
 * their own last day is known.
 */
function linksLeftBy(page: StoredDocument, { day, documents, today }: Leaving): Remark[] {
  const isSoon = day <= daysAfter(today, NOTICE_DAYS)
  return linksTo(page, documents, ({ unpublishOn }) => {
    const ownDay = textOf(unpublishOn)
    const isLater = ownDay > day && ownDay > today
    if (ownDay ? !isLater : !isSoon) return undefined
    const before = ownDay && `, antes deste link, que sai em ${brazilianDay(ownDay)}`
    return `Leva a ${pathOf(page)}, que sai do site em ${brazilianDay(day)}${before}. Retire o link, ou preencha “Depois, o endereço leva para” na ficha da outra página.`
  })
}

/** Finds links that are on the site before the page to which they lead. */
export const earlyLinks: Review = (documents, today) =>
  documents.flatMap((page) => {
    const due = textOf(page.publishAt)
    const day = Number.isNaN(Date.parse(due)) ? '' : dayOf(new Date(due))
    if (day <= today) return []
    const message = `Leva a ${pathOf(page)}, que só entra no site em ${brazilianDay(day)}: até lá, quem clica vê “página não encontrada”. Ponha o link nesse dia, ou adiante a outra página.`
    return linksTo(page, documents, ({ publishAt, unpublishOn }) => {
      const hasLeft = textOf(unpublishOn) !== '' && textOf(unpublishOn) <= today
      return textOf(publishAt) < due && !hasLeft ? message : undefined
    })
  })

/** The fields whose references are no links: the site leaves out recommended pages that do not exist. */
const NO_LINK = /^(?:route\.relatedRoutes|announcement\.pages)\[/

/** The links to a page, each with what `messageOn` says of the period in which visitors see it. */
const linksTo = (
  page: StoredDocument,
  documents: readonly StoredDocument[],
  messageOn: (shown: Fields) => string | undefined,
): Remark[] =>
  documents.flatMap((document) =>
    foundIn(document, ({ path, value }) => {
      const isLink = referenceOf(value) === page._id && !NO_LINK.test(path)
      const message = isLink ? messageOn(periodAt(document, path)) : undefined
      return message ? { document, path, message } : undefined
    }),
  )

/** The period of a link: that of where it stands, or from when a page that has left leads on. */
const periodAt = (document: StoredDocument, path: string): Fields =>
  path === 'replacement' ? { publishAt: document.unpublishOn } : periodOf(document, path)

/** Finds claims that end before the page that shows them leaves the site, each once on a page. */
export const claimsEndingFirst: Review = (documents, today) => {
  const claims = new Map(
    documents.filter(({ _type }) => _type === 'claim').map((claim) => [claim._id, claim]),
  )
  return documents.flatMap((document) => {
    const day = textOf(document.unpublishOn)
    if (day <= today) return []
    const lastDay = daysAfter(day, -1)
    const ending = foundIn(document, ({ path, value }) => {
      const claim = claims.get(referenceOf(value))
      const endsFirst =
        claim &&
        claimStateOn(claim, today) !== 'expired' &&
        claimStateOn(claim, lastDay) === 'expired'
      return endsFirst ? { path, claim } : undefined
    })
    const onceEach = new Map(ending.toReversed().map((found) => [found.claim._id, found]))
    return [...onceEach.values()].map(({ path, claim }) => {
      const end = textOf(claimOn(claim, lastDay).validUntil)
      const message = `“${titleOf(claim)}” vence em ${brazilianDay(end)}, e a página só sai do site em ${brazilianDay(day)}: nesse tempo, o valor não aparece nela. Renove a validade, ou tire a página antes.`
      return { document, path, message }
    })
  })
}
