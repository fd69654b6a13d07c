import type { AllSanitySchemaTypes } from '../generated/sanity.types.ts'
import { pathsWithin } from '../parts/address/pair.ts'
import type { ContentClient } from '../parts/read/client.ts'
import type { LooseResult } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { timeParams } from '../parts/read/timeParams.ts'
import type { Breadcrumb, Route, RouteCard } from '../parts/route/map.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import type { Sharing } from '../parts/sharing/type.ts'
import type { Site } from '../parts/site/map.ts'

/** A document of any type of the Studio's schema. */
type AnyDocument = Extract<AllSanitySchemaTypes, { _id: string }>

/** The name of a document type of the Studio's schema. */
type DocumentType = AnyDocument['_type']

/** The parts that every page has, whatever its subject. */
export interface PageFrame {
  route: Route
  site: Site
  breadcrumb: Breadcrumb
  related: RouteCard[]
}

/** A page with the subject it shows. */
export interface PageAbout<Subject> extends PageFrame {
  subject: Subject
}

/** The definition of a kind of page, which the Studio, the site and the tests read. */
interface Definition<Type extends DocumentType, Result, Subject> {
  /** The type of the documents that have such a page. */
  type: Type
  /** The title in the Studio, in Portuguese: of the one document, or of the list of them. */
  title: string
  /**
   * Whether there is one such document, whose id is its type; or many, and how the Studio sorts them: ascending, or by a
   * day, the newest first.
   */
  documents:
    | 'one'
    | {
        sortedBy: Extract<keyof Extract<AnyDocument, { _type: Type }>, string>
        isNewestFirst?: true
      }
  /**
   * Gets the document with the id `$id` at the time `$now` (ISO), on the day `$today`, or a former version of it
   * (`$version`, else ''). `$pair` is the pair of carriers that is asked for, else '', and `$among` the paths within it.
   */
  query: Query<Result>
  /**
   * Makes the subject of the query's result for the site at `origin`; undefined when it cannot have a page. Of a list it
   * makes the page with this number.
   */
  map: (
    raw: NonNullable<LooseResult<Result>>,
    now: Date,
    origin: string,
    listPage: number,
  ) => Subject | undefined
  /** Returns the path and the name of the pair that the page compares; undefined for every other page. */
  pairOf?: (subject: Subject) => Pick<Route, 'path' | 'name'> | undefined
  /** The types of documents that the query lists. `queries.test.ts` finds what is missing. */
  lists?: readonly DocumentType[]
  /** The structured data of the page, without its breadcrumb. */
  structuredData?: (page: PageAbout<Subject>, origin: string) => Thing[]
  /** Returns what networks show of the page, beside its title and description. */
  sharing?: (subject: Subject) => Sharing
  /** The feed that the page's head links to: that of the page itself, or of the blog. */
  feed?: 'own' | 'blog'
  /** Returns whether search engines may list the page; by default they may. */
  isIndexed?: (subject: Subject) => boolean
}

/**
 * The document of a page that is asked for: which one, which version of it ('': today's), which page of its list, which
 * pair of carriers, when, and by which site.
 */
export interface AskedDocument {
  id: string
  version: string
  /** 1 of what is no list, too. */
  listPage: number
  /** The paths of the two carriers that are compared, one after the other; '' for none. */
  pair: string
  now: Date
  /** The site's address. */
  origin: string
}

/** A subject, if it can have a page, and the query result it was made from. */
interface LoadedSubject<Subject> {
  raw: unknown
  subject: Subject | undefined
}

/** A kind of page, ready to be used without knowing the type of its query's result. */
export interface Kind<Subject, Type extends DocumentType = DocumentType>
  extends Required<Omit<Definition<Type, unknown, Subject>, 'documents' | 'map' | 'feed'>> {
  feed: 'own' | 'blog' | undefined
  /** The field the Studio sorts these documents by; undefined when there is only one document. */
  sortedBy: string | undefined
  /** Whether that field has the day of each, and the newest is first. */
  isNewestFirst: boolean
  /** @throws Error when the Lake does not have the document */
  load: (client: ContentClient, document: AskedDocument) => Promise<LoadedSubject<Subject>>
}

/**
 * Defines a kind of page. Each `pages/<kind>.ts` does so once, and `page/kinds.ts` lists them.
 * A `map` that takes another query's result is a type error.
 */
export function kind<Type extends DocumentType, Result, Subject>({
  documents,
  map,
  query,
  lists = [],
  pairOf = () => undefined,
  structuredData = () => [],
  sharing = () => ({}),
  feed,
  isIndexed = () => true,
  ...definition
}: Definition<Type, Result, Subject>): Kind<Subject, Type> {
  return {
    ...definition,
    sortedBy: documents === 'one' ? undefined : documents.sortedBy,
    isNewestFirst: documents !== 'one' && documents.isNewestFirst === true,
    query,
    lists,
    pairOf,
    structuredData,
    sharing,
    feed,
    isIndexed,
    load: async (client, { id, version, listPage, pair, now, origin }) => {
      const asked = { id, version, pair, among: pathsWithin(pair) }
      const raw = await client.fetch(query, { ...asked, ...timeParams(now) })
      // Its route was found with it: either it was removed since, or the Lake fails. The next try tells.
      if (raw === null) throw new Error(`The Lake gave no ${definition.type} ${id}: ask again.`)
      return { raw, subject: map(raw, now, origin, listPage) }
    },
  }
}
