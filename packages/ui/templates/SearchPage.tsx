import type { PageName, Site } from '@elos/content'
import { Fragment } from 'react'
import { NearPages } from '../chrome/NearPages.tsx'
import { Frame } from '../chrome/PageShell.tsx'
import { SearchForm } from '../chrome/SearchForm.tsx'
import { ButtonLink } from '../primitives/ActionLink.tsx'
import { CallButton } from '../primitives/ContactButtons.tsx'
import { island } from '../primitives/island.ts'
import { keyed } from '../primitives/keyed.ts'
import type { Place } from '../primitives/linkHref.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { CHAT_NOW } from '../words/buttons.ts'
import { SEARCH_PAGE, SEARCH_RESULTS, searchWords } from '../words/search.ts'

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string
  isFound: boolean
}

/** A part of a page that a search found. */
export interface FoundPart {
  href: string
  heading: Piece[]
  excerpt: Piece[]
}

/** A page that a search found, with the parts that have what was searched for. */
export interface FoundPage {
  path: string
  name: string
  parts: FoundPart[]
}

/** The pages that a search found. */
export interface Found {
  /** The pages, the best first. */
  pages: FoundPage[]
  /** Whether there are more than these. */
  hasMore: boolean
  /** Whether they have every word, or its beginning. Otherwise they have like words, or some of them. */
  isExact: boolean
}

const Root = styled('main', 'SearchPage')`
  > h1 {
    margin-bottom: 20px;
  }
  > [role="status"] {
    min-height: 1.6em;
    margin-block: 20px 16px;
    font-weight: 600;
  }
  .pages > li > h2 {
    font-size: ${theme.h3};
  }
  .pages > li > ul {
    max-width: 46rem;
  }
  @media (min-width: 62em) {
    .pages > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: 40px;
      align-items: baseline;
    }
  }
  .pages > li > ul > li > a {
    display: inline-block;
    padding-block: 12px 4px;
    font-weight: 600;
  }
`

/** A text in which what was searched for is marked. */
const Marked = ({ pieces }: { pieces: Piece[] }) =>
  keyed(pieces).map(({ key, item: { text, isFound } }) =>
    isFound ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>,
  )

function Pages({ pages }: { pages: FoundPage[] }) {
  return (
    <ol className="pages ruled">
      {pages.map(({ path, name, parts }) => (
        <li key={path}>
          <h2>
            <a href={path}>{name}</a>
          </h2>
          <ul>
            {keyed(parts).map(({ key, item: { href, heading, excerpt } }) => (
              <li key={key}>
                {heading.length > 0 && (
                  <a href={href}>
                    <Marked pieces={heading} />
                  </a>
                )}
                <p className="fine">
                  <Marked pieces={excerpt} />
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The sentence that says what was found; '' where nobody has searched yet. */
function summaryOf(text: string, { pages, hasMore, isExact }: Found): string {
  if (text === '') return ''
  if (pages.length === 0) return searchWords.none(text)
  if (!isExact) return searchWords.alike(text)
  return hasMore ? searchWords.best(pages.length) : searchWords.count(pages.length)
}

/** A sentence and two buttons that lead to a person, for a search that found nothing. */
function Onward({ place }: { place: Place }) {
  return (
    <>
      <p>{searchWords.advice}</p>
      <p className="actions">
        <ButtonLink link={{ label: CHAT_NOW, action: 'chat' }} place={place} />
        <CallButton phone={place.site.phone} />
      </p>
    </>
  )
}

interface SearchPageProps {
  site: Site
  /** The pages of the site, the main ones of which are shown where nothing was found. */
  pages: PageName[]
  /** The text that was searched for; '' where nobody has searched yet. */
  text: string
  found: Found
}

/**
 * The search in the whole site, and what it found. It is complete without script; an island shows in place what is found
 * while one types.
 */
export function SearchPage({ site, pages, text, found }: SearchPageProps) {
  const place = { site, path: SEARCH_PAGE }
  const isNothing = found.pages.length === 0
  return (
    <Frame place={place}>
      <Root className="band paper" id="conteudo">
        <h1 className="plain">{searchWords.title}</h1>
        <div {...island('search')}>
          <SearchForm text={text} isFocused={text === ''} />
        </div>
        <p role="status">{summaryOf(text, found)}</p>
        <div id={SEARCH_RESULTS}>
          {!isNothing && <Pages pages={found.pages} />}
          {isNothing && text !== '' && <Onward place={place} />}
          {isNothing && <NearPages pages={pages} title={searchWords.pages} />}
        </div>
      </Root>
    </Frame>
  )
}
