import { isWrapped, unwrapped } from '../parts/address/wrapped.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isPublic, recordsIn, referenceOf, textOf } from '../parts/stored/value.ts'
import { foundIn } from '../parts/stored/walk.ts'
import { brazilianDay, dayOf } from '../parts/time/day.ts'
import type { Remark, Review } from './rule.ts'

/** The type and the id of the record of the last check of links. The dot keeps it private. */
export const LINK_CHECK_TYPE = 'linkCheck'
export const LINK_CHECK_ID = 'review.links'

/** The result of checking an address on another site. Only what is surely gone is dead. */
export interface LinkResult {
  url: string
  state: 'alive' | 'dead' | 'unsure'
  /** The detail in Portuguese: 'erro 404', 'o endereço não existe'. */
  detail: string
}

/** Every address on another site in a document, with its path. */
export const externalLinks = (document: StoredDocument): { path: string; url: string }[] =>
  foundIn(document, ({ path, value }) => {
    const url = /(?:^|\.)(?:url|sourceUrl|factsSourceUrl)$/.test(path) ? textOf(value) : ''
    return /^https?:\/\//.test(url) ? { path, url } : undefined
  })

/**
 * Reads the moment at which the links were last checked (ISO), those that were dead, and the number of those that
 * could not be checked; undefined before the first check.
 */
export function readLinkCheck(documents: readonly StoredDocument[]) {
  const record = documents.find(({ _id }) => _id === LINK_CHECK_ID)
  const checkedAt = textOf(record?.checkedAt)
  if (!record || !checkedAt) return undefined
  const results = recordsIn(record.results)
  const dead = new Map(
    results
      .filter(({ state }) => state === 'dead')
      .map(({ url, detail }) => [textOf(url), textOf(detail)]),
  )
  const unsure = results.filter(({ state }) => state === 'unsure').length
  return { checkedAt, dead, unsure, count: results.length }
}

/** Finds links to other sites that were dead when staff last had them checked. */
export const deadLinks: Review = (documents) => {
  const check = readLinkCheck(documents)
  if (!check || check.dead.size === 0) return []
  const day = brazilianDay(dayOf(new Date(check.checkedAt)))
  return documents.filter(isPublic).flatMap((document) =>
    externalLinks(document).flatMap(({ path, url }): Remark[] => {
      const detail = check.dead.get(url)
      if (detail === undefined) return []
      const message = `“${url}” não abriu em ${day}: ${detail}. Troque o endereço ou retire o link.`
      return [{ document, path, message }]
    }),
  )
}

/** An e-mail address in the parameters of an address, as it is or encoded. */
const NAMES_A_PERSON = /[?&#|][^?#]*[\w.+-]+(?:@|%40)[\w-]+(?:\.|%2E)[a-z]/i

/** Finds links through the service of a mail program or a network, and those that name a person's e-mail address. */
export const wrappedLinks: Review = (documents) =>
  documents.filter(isPublic).flatMap((document) =>
    externalLinks(document).flatMap(({ path, url }): Remark[] => {
      if (!isWrapped(url) && !NAMES_A_PERSON.test(url)) return []
      const inner = unwrapped(url)
      const change = inner && inner !== url ? `Troque por “${inner}”` : 'Copie o endereço da página'
      const message = `O link passa por outro serviço, ou traz o e-mail de alguém. ${change}.`
      return [{ document, path, message }]
    }),
  )

/** Finds links in texts to pages that were taken off the site: the words stay, and lead nowhere. */
export const lostLinks: Review = (documents) => {
  const published = new Set(documents.map(({ _id }) => _id))
  const message = 'O link leva a uma página que saiu do ar. Troque-o ou retire-o.'
  return documents.flatMap((document) =>
    foundIn(document, ({ path, value }) => {
      const id = path.includes('.markDefs[') ? referenceOf(value) : ''
      return id && !published.has(id) ? { document, path, message } : undefined
    }),
  )
}
