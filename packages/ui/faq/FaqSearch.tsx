import type { FaqCategory, FaqFilter } from '@elos/content'
import { FAQ_FIELDS } from '@elos/content/parts/faq/filterAddress'
import { Icon } from '../primitives/Icon.tsx'
import { faqSearchWords } from '../words/faqSearch.ts'
import { FAQ_FORM, FAQ_RESULTS } from './searchForm.ts'

interface FaqSearchProps {
  categories: FaqCategory[]
  filter: FaqFilter
}

/**
 * The search box and the categories: a form that leads to the page of results, unless an island shows
 * them in place.
 */
export function FaqSearch({ categories, filter: { text, category } }: FaqSearchProps) {
  return (
    <search className="faq-search">
      <form id={FAQ_FORM} action={FAQ_RESULTS}>
        <p className="search-field">
          <Icon name="magnifying-glass" />
          <input
            type="search"
            name={FAQ_FIELDS.text}
            defaultValue={text}
            placeholder={faqSearchWords.placeholder}
            aria-label={faqSearchWords.label}
            enterKeyHint="search"
            autoComplete="off"
          />
          {!text && (
            <button type="reset" aria-label={faqSearchWords.clear}>
              <Icon name="x" />
            </button>
          )}
          <button className="button" type="submit">
            {faqSearchWords.submit}
          </button>
        </p>
        <input type="hidden" name={FAQ_FIELDS.category} defaultValue={category} />
        <fieldset className="chips" aria-label={faqSearchWords.categories}>
          {categories.map(({ slug, label, color }) => (
            <button
              key={slug}
              className={`chip ${color}`}
              type="submit"
              name={FAQ_FIELDS.category}
              value={slug}
              aria-pressed={slug === (category || 'all')}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </form>
    </search>
  )
}
