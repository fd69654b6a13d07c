import type { PageName, Site } from '@elos/content'
import { NearPages } from '../chrome/NearPages.tsx'
import { SearchForm } from '../chrome/SearchForm.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { island } from '../primitives/island.ts'
import { QUOTE_FORM } from '../primitives/linkHref.ts'
import { notFoundWords } from '../words/notices.ts'
import { Notice } from './Notice.tsx'

interface NotFoundProps {
  site: Site | null
  /** The pages of the site, some of which are suggested. */
  pages?: PageName[]
}

/**
 * The page for an unknown path. Its button to the previous page needs script, and is hidden without
 * it.
 */
export function NotFound({ site, pages = [] }: NotFoundProps) {
  return (
    <Notice
      site={site}
      title={notFoundWords.title}
      text={notFoundWords.text}
      actions={
        <>
          <span className="scripted" {...island('back')}>
            <button className="button quiet" type="button">
              <Icon name="arrow-left" />
              {notFoundWords.back}
            </button>
          </span>
          <a className="button quiet" href={QUOTE_FORM}>
            <Icon name="phone" />
            {notFoundWords.contact}
          </a>
        </>
      }
    >
      <SearchForm />
      <NearPages pages={pages} />
    </Notice>
  )
}
